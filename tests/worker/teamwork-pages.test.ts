import { describe, expect, it } from "vitest";
import { baseFieldName } from "~/assessment/answers/section-form";
import { assignTopic, markTopic } from "~/assessment/teamwork/topics.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, cookiesOf, post, send, visit } from "../support/pages";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const QUESTION = "water.assess.1";

/** An owner, a contributor called Thabo, a viewer, and a draft whose required questions are answered. */
async function team(language: "en" | "fr" = "en") {
  const owner = await registerCompany(ctx, { language });
  const contributor = await colleagueOf(ctx, owner, "contributor");
  await change("update users set username = 'Thabo' where id = ?", contributor.id);
  const viewer = await colleagueOf(ctx, owner, "viewer");
  const id = await completeDraft(ctx, owner, 40);
  const people = { owner, contributor, viewer };
  const cookies = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([who, { id: userId }]) => [who, await cookieOf(ctx, userId)])),
  ) as Record<keyof typeof people, string>;
  return { ...people, id, sealed: ctx.ids.seal(id), cookies };
}

const read = async (path: string, cookie: string) => (await visit(path, { cookie })).text();
/** The fields of a section's form in which one answer was changed. */
const section = (more: Record<string, string>) => ({
  section: "water.assess",
  [`q.${QUESTION}`]: "no",
  [baseFieldName(QUESTION)]: "",
  ...more,
});
const answerOf = async (id: string) => {
  const query = "select value ->> '$.options' as chosen from answers where assessment_id = ? and question_id = ?";
  const [row] = await rowsOf<{ chosen: string }>(query, id, QUESTION);
  return JSON.parse(row?.chosen ?? "[]");
};

describe("the page of topic assignments", () => {
  it("lets the owner assign a topic to a colleague, and shows every user the assignment", async () => {
    const { contributor, viewer, sealed, cookies } = await team();
    const path = `/topics/${sealed}`;
    const form = await read(path, cookies.owner);
    expect(form).toContain('name="assignee"');
    expect(form).not.toMatch(new RegExp(`<option value="${viewer.id}"`));
    const fields = { intent: "assign", topic: "water", assignee: contributor.id, dueOn: "2027-01-15" };
    const done = await post(path, fields, { cookie: cookies.owner });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${path}#water`]);
    for (const who of ["owner", "viewer"] as const) {
      const page = await read(path, cookies[who]);
      expect(page).toContain("Thabo");
      expect(page).toContain("15 January 2027");
    }
    const others = await read(path, cookies.contributor);
    expect(others).not.toContain('name="assignee"');
    expect(await read(path, cookies.viewer)).not.toContain('value="ready"');
  });

  it("keeps the input, and shows the error at its field", async () => {
    const { contributor, sealed, cookies } = await team("fr");
    const fields = { intent: "assign", topic: "water", assignee: contributor.id, dueOn: "2001-01-01" };
    const refused = await post(`/topics/${sealed}`, fields, { cookie: cookies.owner });
    const page = await refused.text();
    expect(refused.status).toBe(400);
    expect(page).toContain("Veuillez choisir un jour qui n’est pas passé");
    expect(page).toMatch(/id="water-due"[^>]*value="2001-01-01"|value="2001-01-01"[^>]*id="water-due"/);
    expect(page).toMatch(new RegExp(`<option value="${contributor.id}" selected`));
    expect(page.match(/<details open/g)).toHaveLength(1);
  });

  it("says in words that a due date has passed, but not once the topic is ready", async () => {
    const { owner, contributor, id, sealed, cookies } = await team();
    const past = { ...ctx, clock: () => Date.now() - 30 * 86_400_000 };
    const dueOn = inDays(-5);
    await assignTopic(past, owner, id, { topicId: "water", assigneeId: contributor.id, dueOn });
    expect(await read(`/topics/${sealed}`, cookies.viewer)).toContain("this date has passed");
    expect(await read(`/${sealed}?section=water.assess`, cookies.contributor)).toContain("which has passed");
    await markTopic(ctx, contributor, id, { topicId: "water", mark: "ready", seen: null });
    expect(await read(`/topics/${sealed}`, cookies.viewer)).not.toContain("has passed");
  });

  it("refuses changes when a company makes too many, and says until when", async () => {
    const { owner, sealed, cookies } = await team();
    const until = Date.now() + 5 * 60_000;
    await change(
      "insert into rate_limits (key, count, resets_at) values (?, 200, ?)",
      `topics/${owner.companyId}`,
      until,
    );
    const fields = { intent: "assign", topic: "water", assignee: owner.id, dueOn: "" };
    const refused = await post(`/topics/${sealed}`, fields, { cookie: cookies.owner });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(200);
    expect(await refused.text()).toMatch(new RegExp(`<option value="${owner.id}" selected`));
  });
});

describe("the question form of a team", () => {
  it("saves what is typed before it marks a topic as ready, and shows the state to every user", async () => {
    const { id, sealed, cookies } = await team();
    const here = `/${sealed}?section=water.assess`;
    expect(await read(here, cookies.contributor)).toContain('value="ready"');
    const done = await post(`/${sealed}`, section({ intent: "ready" }), { cookie: cookies.contributor });
    expect([done.status, done.headers.get("Location")]).toEqual([303, here]);
    expect(cookiesOf(done)).toHaveProperty("__Host-flash");
    expect(await answerOf(id)).toEqual(["no"]);
    const page = await read(here, cookies.owner);
    expect(page).toContain("Ready for review");
    expect(page).toMatch(/aria-label="Water \([^"]*, Ready for review\)"[^>]*>Water<svg/);
  });

  it("offers no ready button to an owner who shares a topic with no one", async () => {
    const { sealed, cookies } = await team();
    expect(await read(`/${sealed}?section=water.assess`, cookies.owner)).not.toContain('value="ready"');
  });

  it("saves what is typed before it leads to the comments of a question, or to the topic assignments", async () => {
    const { id, sealed, cookies } = await team();
    for (const [goto, path] of [
      [`comments/${QUESTION}`, `/comments/${sealed}/${QUESTION}`],
      ["topics", `/topics/${sealed}`],
    ] as const) {
      const done = await post(`/${sealed}`, section({ goto }), { cookie: cookies.owner });
      expect([done.status, done.headers.get("Location")]).toEqual([303, path]);
      expect(await answerOf(id)).toEqual(["no"]);
    }
    const strange = await post(`/${sealed}`, section({ goto: "comments/https://evil.example" }), {
      cookie: cookies.owner,
    });
    expect(strange.headers.get("Location")).toBe(`/${sealed}?section=water.assess`);
  });

  it("loads in three round trips, as do the pages beside it", async () => {
    const { sealed, cookies } = await team();
    const paths = [`/${sealed}?section=water.assess`, `/topics/${sealed}`, `/comments/${sealed}/${QUESTION}`];
    for (const path of paths) {
      const page = await send(path, { headers: { Cookie: cookies.owner } }, { ...testEnv, DEMO: "yes" });
      const trips = /trips=(\d+)/.exec(page.headers.get("Server-Timing") ?? "")?.[1];
      expect(Number(trips), `${path}: ${page.headers.get("Server-Timing")}`).toBeLessThanOrEqual(3);
    }
  });
});

describe("the comments of a question", () => {
  it("are shown as they were written: nothing in them runs as code or becomes a link", async () => {
    const { sealed, cookies } = await team();
    const path = `/comments/${sealed}/${QUESTION}`;
    const text = '<script>alert(1)</script>\n<img src=x onerror="alert(1)"> https://evil.example';
    const done = await post(path, { intent: "add", text }, { cookie: cookies.contributor });
    expect(done.status).toBe(303);
    for (const [address, cookie] of [
      [path, cookies.owner],
      [`/view/${sealed}`, cookies.viewer],
    ] as const) {
      const page = await read(address, cookie);
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;\n&lt;img");
      expect(page).not.toContain("<script>alert(1)");
      expect(page).not.toMatch(/href="https:\/\/evil/);
    }
    expect(await read(`/${sealed}?section=water.assess`, cookies.owner)).toContain("1 comment");
  });

  it("are shown again as written when they cannot be saved", async () => {
    const { owner, sealed, cookies } = await team("fr");
    const path = `/comments/${sealed}/${QUESTION}`;
    const long = await post(path, { intent: "add", text: "é".repeat(2001) }, { cookie: cookies.owner });
    const page = await long.text();
    expect(long.status).toBe(400);
    expect(page).toContain("é".repeat(2001));
    expect(page).toMatch(/id="text-error"[\s\S]*Un commentaire peut compter 2\s000 caractères au plus/);
    await change(
      "insert into rate_limits (key, count, resets_at) values (?, 60, ?)",
      `comments/${owner.id}`,
      Date.now() + 5 * 60_000,
    );
    const many = await post(path, { intent: "add", text: "Encore un" }, { cookie: cookies.owner });
    expect([many.status, Number(many.headers.get("Retry-After")) > 200]).toEqual([429, true]);
    expect(await many.text()).toContain("Encore un");
  });

  it("are deleted after a confirmation, only by users who may delete them", async () => {
    const { sealed, cookies } = await team();
    const path = `/comments/${sealed}/${QUESTION}`;
    await post(path, { intent: "add", text: "Of the owner" }, { cookie: cookies.owner });
    const [comment] = await rowsOf<{ id: string }>(
      "select id from comments where text = 'Of the owner' order by rowid desc",
    );
    const asked = `${path}?delete=${comment?.id}`;
    expect(await read(asked, cookies.owner)).toContain("Delete this comment?");
    for (const who of ["contributor", "viewer"] as const) {
      expect(await read(asked, cookies[who])).not.toContain("Delete this comment?");
      expect((await post(asked, { intent: "delete" }, { cookie: cookies[who] })).status).toBe(403);
    }
    const done = await post(asked, { intent: "delete" }, { cookie: cookies.owner });
    expect([done.status, done.headers.get("Location")]).toEqual([303, path]);
    expect(await read(path, cookies.owner)).toContain("No comments yet");
  });

  it("can be read, but no longer written, once the assessment has been submitted", async () => {
    const { owner, id, sealed, cookies } = await team();
    const path = `/comments/${sealed}/${QUESTION}`;
    await post(path, { intent: "add", text: "Kept for the record" }, { cookie: cookies.contributor });
    await submitAssessment(ctx, owner, id);
    for (const address of [path, `/view/${sealed}`]) {
      const page = await read(address, cookies.viewer);
      expect(page).toContain("Kept for the record");
      expect(page).not.toContain("?delete=");
    }
    expect(await read(path, cookies.owner)).not.toContain('name="text"');
    const late = await post(path, { intent: "add", text: "Too late" }, { cookie: cookies.owner });
    expect(late.status).toBe(303);
    expect(await read(path, cookies.owner)).not.toContain("Too late");
  });
});
