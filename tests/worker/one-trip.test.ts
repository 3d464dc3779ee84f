import { beforeAll, describe, expect, it } from "vitest";
import { baseFieldName } from "~/features/answers/section-form";
import { submitAssessment } from "~/features/results/submit.server";
import { change } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const QUESTION = "water.assess.1";
let draft = "";
let result = "";
let cookie = "";
let stranger = "";

beforeAll(async () => {
  const owner = await registerCompany(ctx);
  const completed = await completeDraft(ctx, owner, 40);
  await submitAssessment(ctx, owner, completed);
  result = ctx.ids.seal(completed);
  draft = ctx.ids.seal(await completeDraft(ctx, owner, 40));
  cookie = await cookieOf(ctx, owner.id);
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

describe("one trip to the database", () => {
  it("gives the question form with who reads it, and the results", async () => {
    // Questions and words are read once an isolate.
    for (const path of [`/${draft}?section=water.assess`, `/user/dashboard/${result}`]) await ask(path);
    for (const path of [`/${draft}?section=water.assess`, `/user/dashboard/${result}`]) {
      const page = await ask(path);
      expect([page.answer.status, page.trips], path).toEqual([200, 1]);
    }
  });

  it("opens the draft that a save or an autosave writes to in a second", async () => {
    const saved = await ask(`/${draft}`, { method: "POST", body: typed("no") });
    expect([saved.answer.status, saved.trips]).toEqual([303, 2]);
    const kept = await ask(`/autosave/${draft}`, { method: "POST", body: typed("yes") });
    expect([kept.answer.status, kept.trips]).toEqual([200, 2]);
  });

  it("is none for whoever is not signed in, and tells another company nothing", async () => {
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

  it("is followed by others where what the bell shows cannot be read", async () => {
    await change("alter table notifications rename to notifications_away");
    try {
      const page = await ask(`/${draft}?section=water.assess`);
      expect(page.answer.status).toBe(200);
      expect(page.body).toContain(`q.${QUESTION}`);
    } finally {
      await change("alter table notifications_away rename to notifications");
    }
  });
});
