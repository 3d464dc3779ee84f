import { beforeAll, describe, expect, it } from "vitest";
import { baseFieldName } from "~/assessment/answers/section-form";
import { submitAssessment } from "~/results/results/submit.server";
import { change } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { linkTo } from "../support/sharing";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const QUESTION = "water.assess.1";
let draft = "";
let result = "";
/** The page with a result's links, and the target of one. */
let sharing = "";
let shared = "";
let cookie = "";
let stranger = "";

beforeAll(async () => {
  const owner = await registerCompany(ctx);
  const completed = await completeDraft(ctx, owner, 40);
  await submitAssessment(ctx, owner, completed);
  result = ctx.ids.seal(completed);
  draft = ctx.ids.seal(await completeDraft(ctx, owner, 40));
  cookie = await cookieOf(ctx, owner.id);
  await change("update users set email_confirmed_at = 1 where id = ?", owner.id);
  sharing = `/user/dashboard/${result}/share`;
  shared = (await linkTo(ctx, owner, completed)).path;
  stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
});

async function ask(path: string, init: RequestInit = {}, who = cookie, env: object = {}) {
  const headers = { Cookie: who, ...(init.body ? { Origin: ORIGIN } : {}) };
  const answer = await send(path, { ...init, headers }, { ...testEnv, DEMO: "yes", ...env });
  const cost = answer.headers.get("Server-Timing") ?? "";
  const figure = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cost)?.[1]);
  return { answer, body: await answer.text(), trips: figure("trips"), rows: figure("read") };
}

const typed = (answer: string) =>
  new URLSearchParams({
    section: "water.assess",
    intent: "save",
    [`q.${QUESTION}`]: answer,
    [baseFieldName(QUESTION)]: "",
  });

describe("one round trip to the database", () => {
  it("loads the question form together with its user, and the results; the bell comes from LOGS at the same moment", async () => {
    // Questions and texts are read once per isolate.
    const pages = [`/${draft}?section=water.assess`, `/user/dashboard/${result}`, sharing];
    for (const path of pages) await ask(path);
    for (const path of pages) {
      const page = await ask(path);
      expect([page.answer.status, page.trips], path).toEqual([200, 2]);
    }
    const asked: string[] = [];
    const waiting = (name: string, db: D1Database): D1Database => {
      const batch = async <T>(statements: D1PreparedStatement[]) => {
        asked.push(`${name} begins`);
        await scheduler.wait(50);
        asked.push(`${name} ends`);
        return db.batch<T>(statements);
      };
      const slow: object = { prepare: (query: string) => db.prepare(query), batch, withSession: () => slow };
      return slow as D1Database;
    };
    await ask(pages[0] ?? "", {}, cookie, { DB: waiting("DB", testEnv.DB), LOGS: waiting("LOGS", testEnv.LOGS) });
    expect(asked.slice(0, 2).toSorted()).toEqual(["DB begins", "LOGS begins"]);
  });

  it("opens the draft, and a second one writes the save or autosave", async () => {
    const saved = await ask(`/${draft}`, { method: "POST", body: typed("no") });
    expect([saved.answer.status, saved.trips]).toEqual([303, 2]);
    const kept = await ask(`/autosave/${draft}`, { method: "POST", body: typed("yes") });
    expect([kept.answer.status, kept.trips]).toEqual([200, 2]);
  });

  it("loads a report by its link and records the visit, and is not made for an unknown link", async () => {
    await ask(shared, {}, "");
    const read = await ask(shared, {}, "");
    expect([read.answer.status, read.trips]).toEqual([200, 1]);
    const gone = await ask(`/shared/${"A".repeat(72)}`, {}, "");
    expect([gone.answer.status, gone.trips]).toEqual([410, 0]);
  });

  it("is followed by a second one that ends a link", async () => {
    const ended = await ask(sharing, { method: "POST", body: new URLSearchParams({ intent: "end", link: "x" }) });
    expect([ended.answer.status, ended.trips]).toEqual([404, 2]);
  });

  it("is not made for a visitor who is not signed in, and shows another company nothing", async () => {
    for (const path of [`/${draft}?section=water.assess`, `/user/dashboard/${result}`]) {
      const nobody = await ask(path, {}, "");
      expect([nobody.answer.status, nobody.trips]).toEqual([303, 0]);
      const refused = await ask(path, {}, stranger);
      expect(refused.answer.status).toBe(404);
      expect(refused.body).not.toMatch(/name="q\.|<svg[^>]*role="img"/);
    }
    const refused = await ask(`/autosave/${draft}`, { method: "POST", body: typed("no") }, "");
    expect([refused.answer.status, refused.trips]).toEqual([401, 0]);
  });

  it("is followed by others when the content of the bell cannot be read", async () => {
    await change("alter table notices rename to notices_away");
    try {
      const page = await ask(`/${draft}?section=water.assess`);
      expect(page.answer.status).toBe(200);
      expect(page.body).toContain(`q.${QUESTION}`);
    } finally {
      await change("alter table notices_away rename to notices");
    }
  });
});
