import { beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { clearDraft } from "~/assessment/drafts/clear.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { given } from "../support/answers";
import { change, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const start = async (who = user) => {
  const started = await startAssessment(ctx, who);
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
};
const assessments = () => rowsOf<{ id: string }>("select id from assessments where company_id = ?", user.companyId);

describe("starting an assessment", () => {
  it("makes an empty draft of the newest questionnaire", async () => {
    const id = await start();
    expect(await rowsOf("select * from assessments where company_id = ?", user.companyId)).toEqual([
      {
        id,
        company_id: user.companyId,
        started_by: user.id,
        kind: "readiness",
        catalogue_version: newestReadiness.version,
        state: "draft",
        revision: 0,
        answered_required: 0,
        cleared_at: 0,
        created_at: expect.any(Number),
        updated_at: expect.any(Number),
        completed_at: null,
        carried_from: null,
        answers_file: null,
        answered_optional: null,
      },
    ]);
  });

  it("ten times at once makes one draft, also by the button of the page", async () => {
    const started = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(new Set(started).size).toBe(1);
    const cookie = await cookieOf(ctx, user.id);
    const answers = await Promise.all([1, 2].map(() => post("/user/history", {}, { cookie })));
    const ids = answers.map((answer) => ctx.ids.resolve(answer.headers.get("Location")?.slice(1) ?? ""));
    expect(ids).toEqual([started[0], started[0]]);
    expect(await assessments()).toEqual([{ id: started[0] }]);
  });

  it("makes another draft beside one with answers, a completed one and another company's", async () => {
    const stranger = await registerCompany(ctx);
    const theirs = await start(stranger);
    const first = await start();
    expect(first).not.toBe(theirs);
    const answer = given("water.assess.1", ["yes"]);
    expect((await saveAnswers(ctx, user, first, [answer])).ok).toBe(true);
    const second = await completeDraft(ctx, user, 40);
    expect((await submitAssessment(ctx, user, second)).ok).toBe(true);
    const third = await start();
    expect((await assessments()).map(({ id }) => id).sort()).toEqual([first, second, third].sort());
  });

  it("makes another draft beside an empty one of an older questionnaire", async () => {
    const old = await start();
    await change("update assessments set catalogue_version = 'readiness-0' where id = ?", old);
    expect(await start()).not.toBe(old);
    await change("delete from assessments where id = ?", old);
  });
});

const ASKS = "/user/history?dialog=start";
const answerIn = async (id: string, options = ["yes"]) =>
  expect((await saveAnswers(ctx, user, id, [given("water.assess.1", options)])).ok).toBe(true);
const tap = async (fields: Record<string, string> = {}, who = user) =>
  (await post("/user/history", fields, { cookie: await cookieOf(ctx, who.id) })).headers.get("Location");
const idOf = (location: string | null) => ctx.ids.resolve(location?.slice(1).replace("?start", "") ?? "");
/** The form of the question before a start, as on the page. */
const asked = async (who = user) => {
  const html = await (await visit(ASKS, { cookie: await cookieOf(ctx, who.id) })).text();
  const [, beside] = /name="beside" value="([^"]*)"/.exec(html) ?? [];
  return { html, fields: beside === undefined ? undefined : { beside } };
};

describe("starting an assessment beside a draft with answers", () => {
  let first: string;
  beforeEach(async () => {
    first = await start();
    await answerIn(first);
  });

  it("asks first, and starts one more when that is chosen, however often and by whichever user it is pressed", async () => {
    for (const from of ["nothing", "last", ""]) expect(await tap({ from })).toBe(ASKS);
    expect(await assessments()).toEqual([{ id: first }]);
    const { html, fields } = await asked();
    expect(html).toContain("Go on with your draft?");
    expect(html).toContain("1 of 82 required questions are answered");
    expect(html).toContain(`href="/${ctx.ids.seal(first)}"`);
    expect(fields).toEqual({ beside: ctx.ids.seal(first) });
    const colleague = await colleagueOf(ctx, user);
    const taps = await Promise.all(Array.from({ length: 10 }, (_, index) => tap(fields, index % 2 ? user : colleague)));
    expect(new Set(taps).size).toBe(1);
    expect(await assessments()).toHaveLength(2);

    // The same form again, after answering in the new draft: now that one can be continued.
    const second = idOf(taps[0] ?? null) ?? "";
    expect(await tap(fields)).toBe(taps[0]);
    await answerIn(second);
    expect(await tap(fields)).toBe(ASKS);
    expect(await assessments()).toHaveLength(2);
    expect((await asked()).fields).toEqual({ beside: ctx.ids.seal(second) });
  });

  it("knows the newer draft though the clock of the Worker that made it is slow", async () => {
    const slow = withoutQueue(createTestContext(() => Date.now() - 3_600_000));
    const started = await startAssessment(slow, user, { beside: first });
    expect(started.ok).toBe(true);
    const second = started.ok ? started.assessmentId : "";
    await answerIn(second);
    expect((await asked()).fields).toEqual({ beside: ctx.ids.seal(second) });
  });

  it("asks again when the request names a draft other than the existing one", async () => {
    const stranger = await registerCompany(ctx);
    const theirs = await start(stranger);
    for (const beside of ["", "x", ctx.ids.seal(theirs), ctx.ids.seal(ctx.ids.create()), first]) {
      expect(await tap({ beside }), beside).toBe(ASKS);
    }
    expect(await tap({ beside: ctx.ids.seal(first) }, stranger)).toBe(`/${ctx.ids.seal(theirs)}`);
    expect(await assessments()).toEqual([{ id: first }]);
  });

  it("needs no confirmation through the API", async () => {
    const second = await startAssessment(ctx, user);
    expect(second.ok && second.assessmentId).not.toBe(first);
  });

  it("offers a viewer no other draft", async () => {
    const viewer = await colleagueOf(ctx, user, "viewer");
    const cookie = await cookieOf(ctx, viewer.id);
    expect((await visit(ASKS, { cookie })).headers.get("Location")).toBe("/user/history?dialog=none");
    const refused = await post("/user/history", { beside: ctx.ids.seal(first) }, { cookie });
    expect(refused.status).toBe(403);
    expect(await assessments()).toEqual([{ id: first }]);
  });

  it("also offers the last answers to a company that has some", async () => {
    const done = await completeDraft(ctx, user, 40);
    expect((await submitAssessment(ctx, user, done)).ok).toBe(true);
    const { html, fields } = await asked();
    expect(html).toContain("Go on with your draft?");
    const started = await Promise.all([1, 2, 3].map(() => tap({ ...fields, from: "last" })));
    expect(new Set(started).size).toBe(1);
    const [row] = await rowsOf("select carried_from from assessments where id = ?", idOf(started[0] ?? null));
    expect(row).toEqual({ carried_from: done });
  });
});

describe("a draft without answers", () => {
  it("is opened instead of a second one: untouched, with its answers removed, or cleared", async () => {
    const id = await start();
    expect(await tap()).toBe(`/${ctx.ids.seal(id)}`);
    await answerIn(id);
    await answerIn(id, []);
    expect(await tap()).toBe(`/${ctx.ids.seal(id)}`);
    await answerIn(id);
    expect((await clearDraft(ctx, user, id)).ok).toBe(true);
    expect(await tap()).toBe(`/${ctx.ids.seal(id)}`);
    expect(await assessments()).toEqual([{ id }]);
  });

  it("takes the last answers when they are requested, also after it was cleared", async () => {
    const done = await completeDraft(ctx, user, 40);
    expect((await submitAssessment(ctx, user, done)).ok).toBe(true);
    user = await reloadUser(ctx, user.email);
    const id = await start();
    const rows = () =>
      rowsOf<{ unconfirmed: string; revision: number }>(
        "select distinct unconfirmed, revision from answers where assessment_id = ?",
        id,
      );
    const filled = await Promise.all([1, 2, 3].map(() => tap({ from: "last" })));
    expect(new Set(filled)).toEqual(new Set([`/${ctx.ids.seal(id)}?start`]));
    expect(await rows()).toEqual([{ unconfirmed: "carried-over", revision: 1 }]);
    expect((await clearDraft(ctx, user, id)).ok).toBe(true);
    expect(await tap({ from: "last" })).toBe(`/${ctx.ids.seal(id)}?start`);
    const [row] = await rows();
    expect(row?.unconfirmed).toBe("carried-over");
    // Above every revision from before the clearing.
    expect(row?.revision).toBeGreaterThan(1_000_000);
    expect(await assessments()).toHaveLength(2);
  });
});
