import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths, indicatorPath } from "~/core/addresses/assessment";
import { memberDraftPath } from "~/core/addresses/network";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { cookieOf, cookiesOf, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { publishProgress } from "../support/publish";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const pathsOf = (id: string) => assessmentPaths("progress", ctx.ids.seal(id));

let user: CurrentUser;
let cookie: string;
let draft: ReturnType<typeof pathsOf>;
let draftId: string;
let buyer: Awaited<ReturnType<typeof registerCorporate>>;

beforeAll(async () => {
  buyer = await registerCorporate(ctx);
  const { email } = await registerCompany(ctx, { accessCode: buyer.code });
  const newcomer = await reloadUser(ctx, email);
  await submitAssessment(ctx, newcomer, await completeDraft(ctx, newcomer, 40));
  await publishProgress();
  user = await reloadUser(ctx, email);
  cookie = await cookieOf(ctx, user.id);
  const started = await startAssessment(ctx, user, { kind: "progress" });
  if (!started.ok) throw new Error(started.reason);
  draftId = started.assessmentId;
  draft = pathsOf(draftId);
});

const read = async (path: string) => (await visit(path, { cookie })).text();

/** The page that a response finally leads to, with its pending message. */
async function follow(response: Response, waiting = cookiesOf(response)["__Host-flash"]?.pair): Promise<string> {
  const location = response.headers.get("Location");
  if (location === null) return response.text();
  return follow(await visit(location, { cookie: `${cookie}; ${waiting}` }), waiting);
}

const send = (path: string, fields: Record<string, string>) => post(path, fields, { cookie });

describe("the pages of a Progress Assessment", () => {
  it("show a section's dimension and how much of it is done, number the questions and submit with one button", async () => {
    const html = await read(draft.section("water.assess"));
    for (const text of [
      "0% complete, 0 of",
      ">Reset<",
      "Start Fresh",
      "Submit Answers",
      'data-busy="Submitting..."',
      ">Save Section<",
      ">1.</span>",
      ">2.</span>",
      "required)",
      "Questions of this section",
      'href="#water.assess.1"',
      "Upload Supporting Documents",
    ])
      expect(html).toContain(text);
    expect(html).not.toContain("Next Section");
    const headOf = (page: string) => (/<h1>Water<\/h1><p>.*?<\/p>/s.exec(page)?.[0] ?? "").replaceAll(/<[^>]*>/g, " ");
    expect(headOf(html)).toMatch(/ Assess /);
    const second = await read(draft.section("water.learn"));
    expect(second).toContain(">4.</span>");
    expect(headOf(second)).toMatch(/ Learn /);
  });

  it("lead from an indicator to its questions, and say when an indicator is no longer asked", async () => {
    const html = await read(draft.start);
    const to = (topic: string) => indicatorPath(ctx.ids.sealPart(draftId, topic));
    expect(html).toContain(`href="${to("waste")}"`);
    const went = await visit(to("waste"), { cookie });
    expect([went.status, went.headers.get("Location")]).toEqual([303, draft.section("waste.assess")]);
    const gone = await visit(to("peat"), { cookie });
    expect([gone.status, await gone.text()]).toEqual([
      404,
      expect.stringContaining("No questions found for this dimension..."),
    ]);
    const altered = await visit(
      to("waste").replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      { cookie },
    );
    expect(altered.status).toBe(422);
  });

  it.each([
    "/progress",
    "/view/progress/",
    "/user/progress/dashboard",
    "/uploadProgressDocuments",
    "/user/dashboard",
    "/pdf",
  ])("say at %s that the address names no assessment", async (path) => {
    const response = await visit(path, { cookie });
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining("No submission ID provided"),
    ]);
  });

  it("have their own welcome text", async () => {
    const html = await read(draft.start);
    expect(html).toContain("How is your climate action progressing?");
    expect(html).not.toMatch(/eight topics/i);
  });

  it("say when no answer was given, and when a required one is missing", async () => {
    const path = draft.section("water.assess");
    const empty = await send(path, { section: "water.assess", intent: "next" });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining("Please provide at least one answer before submitting"),
    ]);
    const half = await send(path, { section: "water.assess", intent: "next", "q.water.assess.1": "yes" });
    expect(await half.text()).toContain("Please answer all required questions before proceeding.");
    expect(await read(draft.section("waste.assess"))).toContain('aria-label="Water (in progress)"');
  });

  it("open the documents only once every section is complete, and say so before that", async () => {
    const fields = { section: "water.assess", goto: "documents" };
    const sentence = "Please complete all assessment sections before uploading documents";
    expect(await follow(await send(draft.section("water.assess"), fields))).toContain(sentence);
    expect(await follow(await visit(draft.documents, { cookie }))).toContain(sentence);
  });

  it("reset and start afresh with their own messages", async () => {
    expect(await follow(await send(draft.act("reset"), { intent: "reset" }))).toContain("Progress assessment reset");
    const fresh = await send(`${draft.act("fresh")}?next=${ctx.ids.seal(ctx.ids.create())}`, { intent: "fresh" });
    expect(await follow(fresh)).toContain("Starting fresh progress assessment");
  });

  it("end with what was answered and where to continue", async () => {
    const id = await completeDraft(ctx, user, 40, "progress");
    const paths = pathsOf(id);
    expect(await read(paths.complete)).toContain("your scores by dimension");
    expect(await read(paths.points)).toContain("Up to 20% of all points the level is");
    expect(await read(`${paths.documents}?dialog=uploaded`)).toContain(
      "Choose the questions that this document supports",
    );
    expect((await send(paths.complete, { intent: "submit" })).headers.get("Location")).toBe(paths.newResults);
    const seen = await cookieOf(ctx, buyer.id);
    const foreign = await visit(paths.viewAs(user.id), { cookie: seen });
    const sheet = await foreign.text();
    expect([foreign.status, sheet]).toEqual([200, expect.stringContaining("because the company shares its results")]);
    expect(sheet).not.toContain(paths.documents);
    const named = (path: string) => `${path}?userId=${user.id}`;
    const led = await visit(named(paths.form), { cookie: seen });
    expect([led.status, led.headers.get("Location")]).toEqual([303, paths.viewAs(user.id)]);
    for (const path of [
      paths.view,
      `${paths.view}?userId=${buyer.id}`,
      `${paths.view}?userId=x`,
      named(draft.view),
      // To which the form of a draft leads.
      memberDraftPath("progress", draft.form.split("/").at(-1) ?? "", user.id),
    ])
      expect([path, (await visit(path, { cookie: seen })).status]).toEqual([path, 404]);
    expect((await visit(paths.viewAs(buyer.id), { cookie })).status).toBe(404);
    const indicator = indicatorPath(ctx.ids.sealPart(id, "waste"));
    expect((await visit(indicator, { cookie })).headers.get("Location")).toBe(paths.viewTopic("waste", null));
    expect((await visit(indicator, { cookie: seen })).status).toBe(404);
    const asked = await visit(named(indicator), { cookie: seen });
    expect(asked.headers.get("Location")).toBe(paths.viewTopic("waste", user.id));
    const html = await read(paths.viewAs(user.id));
    for (const text of [
      "Progress Assessment Completed",
      ">Questions<",
      ">100%<",
      "Review Answers",
      "View Progress Results",
      "Start Another Progress Assessment",
      "Return to Readiness Assessment",
    ])
      expect(html).toContain(text);
  });
});
