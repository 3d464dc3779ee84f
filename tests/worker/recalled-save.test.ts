import { beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/features/answers/save-answers.server";
import { baseFieldName } from "~/features/answers/section-form";
import { clearDraft } from "~/features/drafts/clear.server";
import { resetCompletion } from "~/features/drafts/reset.server";
import { submitAssessment } from "~/features/results/submit.server";
import { given, optionsIn } from "../support/answers";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

/** The tests' own isolate: what it writes, the Worker that is asked learns from the database alone. */
const ctx = withoutQueue(createTestContext());
const SECTION = "water.assess";
const [FIRST, SECOND] = ["water.assess.1", "water.assess.2"] as const;

type User = Awaited<ReturnType<typeof registerCompany>>;
let owner: User;
let colleague: User;
let id: string;
let draft: string;
/** The owner's browser and the colleague's. */
let cookie: string;
let theirs: string;

beforeEach(async () => {
  owner = await registerCompany(ctx);
  colleague = await colleagueOf(ctx, owner, "contributor");
  id = await completeDraft(ctx, owner, 0);
  draft = ctx.ids.seal(id);
  cookie = await cookieOf(ctx, owner.id);
  theirs = await cookieOf(ctx, colleague.id);
});

const baseOf = (html: string, question: string) =>
  new RegExp(`name="${baseFieldName(question)}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Opens the section, after which the Worker remembers session and draft, and gives the fields of the page's two first questions with other answers. */
async function openPage(as = cookie, answers: [first: string, second: string] = ["yes", "no"]) {
  const page = await send(`/${draft}?section=${SECTION}`, { headers: { Cookie: as } });
  expect(page.status).toBe(200);
  const html = await page.text();
  return {
    section: SECTION,
    intent: "save",
    [`q.${FIRST}`]: answers[0],
    [baseFieldName(FIRST)]: baseOf(html, FIRST),
    [`q.${SECOND}`]: answers[1],
    [baseFieldName(SECOND)]: baseOf(html, SECOND),
  };
}

async function told(answer: Response) {
  const trips = Number(/trips=(\d+)/.exec(answer.headers.get("Server-Timing") ?? "")?.[1]);
  return { status: answer.status, location: answer.headers.get("Location"), trips, body: await answer.text() };
}

type Fields = Record<string, string>;
const sent = (path: string, fields: Fields, as: string, env: object = {}) =>
  send(
    path,
    { method: "POST", headers: { Cookie: as, Origin: ORIGIN }, body: new URLSearchParams(fields) },
    { ...testEnv, DEMO: "yes", ...env },
  ).then(told);
const save = (fields: Fields, as = cookie) => sent(`/${draft}?section=${SECTION}`, fields, as);
const keep = (fields: Fields, as = cookie) => sent(`/autosave/${draft}`, fields, as);

/** What is stored of the two questions, and by whom. */
const stored = async () => {
  const rows = await rowsOf<{ question: string; value: string; by: string }>(
    "select question_id as question, value, answered_by as by from answers where assessment_id = ? and question_id in (?, ?)",
    ...[id, FIRST, SECOND],
  );
  return Object.fromEntries(
    rows.map(({ question, value, by }) => [question, [optionsIn({ value: JSON.parse(value) })[0], by]]),
  );
};

/** All that is written of the draft: what is refused leaves it alone. */
const whole = async () => [
  await rowsOf("select * from assessments where id = ?", id),
  await rowsOf("select * from answers where assessment_id = ? order by question_id", id),
];

describe("a save of a page that the Worker has just shown", () => {
  it("takes one trip, time and again, and is there on the page that follows", async () => {
    expect(await save(await openPage(cookie, ["yes", "no"]))).toMatchObject({ status: 303, trips: 1 });
    expect(await keep(await openPage(cookie, ["no", "no"]))).toMatchObject({ status: 200, trips: 1 });
    const last = await openPage(cookie, ["yes", "yes"]);
    expect(await save(last)).toMatchObject({ status: 303, trips: 1 });
    expect(await stored()).toEqual({ [FIRST]: ["yes", owner.id], [SECOND]: ["yes", owner.id] });
    const page = await send(`/${draft}?section=${SECTION}`, { headers: { Cookie: cookie } });
    const shown = await page.text();
    expect([baseOf(shown, FIRST), baseOf(shown, SECOND)]).not.toEqual([
      last[baseFieldName(FIRST)],
      last[baseFieldName(SECOND)],
    ]);
    expect(baseOf(shown, FIRST)).toMatch(/^4\|.*yes/);
  });

  it("goes on from what it has just written, without a page between", async () => {
    const fields = await openPage(cookie, ["yes", "no"]);
    const kept = await keep(fields);
    expect(kept).toMatchObject({ status: 200, trips: 1 });
    const next = { ...fields, [baseFieldName(FIRST)]: "2|q=yes", [`q.${SECOND}`]: "yes" };
    expect(await keep(next)).toMatchObject({ status: 200, trips: 1 });
    expect(await stored()).toEqual({ [FIRST]: ["yes", owner.id], [SECOND]: ["yes", owner.id] });
  });

  it("counts what is answered and moves the draft on by one", async () => {
    await change("delete from answers where assessment_id = ? and question_id = ?", id, FIRST);
    await change("update assessments set answered_required = 3, revision = revision + 1 where id = ?", id);
    const read = "select revision, answered_required as answered from assessments where id = ?";
    const [before] = await rowsOf<{ revision: number }>(read, id);
    expect(await save(await openPage())).toMatchObject({ status: 303, trips: 1 });
    const [{ required } = { required: 0 }] = await rowsOf<{ required: number }>(
      "select count(*) as required from answers where assessment_id = ? and is_required = 1 and is_answered = 1",
      id,
    );
    expect(await rowsOf(read, id)).toEqual([{ revision: (before?.revision ?? 0) + 1, answered: required }]);
  });

  it("takes two where the session was not read here, and where others have saved since; then one again", async () => {
    const fields = await openPage();
    expect(await save(fields, await cookieOf(ctx, owner.id))).toMatchObject({ status: 303, trips: 2 });
    const mine = await openPage(cookie, ["no", "no"]);
    await saveAnswers(ctx, colleague, id, [given(SECOND, ["yes"])]);
    // What they tried first, and the two.
    expect(await save(mine)).toMatchObject({ status: 303, trips: 3 });
    expect(await stored()).toEqual({ [FIRST]: ["no", owner.id], [SECOND]: ["yes", colleague.id] });
    expect(await save(await openPage(cookie, ["yes", "no"]))).toMatchObject({ status: 303, trips: 1 });
  });

  it("keeps both where two save other answers of the same page at once", async () => {
    const mine = await openPage(cookie, ["yes", "no"]);
    const other = await openPage(theirs, ["no", "yes"]);
    const answers = await Promise.all([keep(mine), keep(other, theirs)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toEqual({ [FIRST]: ["yes", owner.id], [SECOND]: ["yes", colleague.id] });
  });

  it("shows both answers where a colleague has given another one meanwhile", async () => {
    await change("delete from answers where assessment_id = ? and question_id = ?", id, FIRST);
    await change("update assessments set revision = revision + 1 where id = ?", id);
    const mine = await openPage(cookie, ["yes", "no"]);
    await saveAnswers(ctx, colleague, id, [given(FIRST, ["no"])]);
    const before = await whole();
    const answer = await save(mine);
    expect(answer.status).toBe(409);
    expect(answer.body).toContain("Two answers to the same question: please choose");
    expect(await whole()).toEqual(before);
  });

  it("refuses what does not fit, and is not taken in by another company's draft", async () => {
    const fields = await openPage();
    const before = await whole();
    expect(await save({ ...fields, [`q.${FIRST}`]: "perhaps" })).toMatchObject({ status: 422 });
    expect(await save({ ...fields, section: "no.such" })).toMatchObject({ status: 404 });
    const stranger = await registerCompany(ctx);
    const own = await completeDraft(ctx, stranger, 0);
    const strange = await cookieOf(ctx, stranger.id);
    expect((await send(`/${ctx.ids.seal(own)}?section=${SECTION}`, { headers: { Cookie: strange } })).status).toBe(200);
    expect(await save(fields, strange)).toMatchObject({ status: 404 });
    expect(await keep(fields, strange)).toMatchObject({ status: 404 });
    expect(await whole()).toEqual(before);
  });
});

describe("what the Worker remembers", () => {
  /** What happens after the page was shown, without this Worker; what becomes of the save and of the autosave that follow; whether the page's answers are there afterwards. */
  const cases: [string, () => Promise<unknown>, form: number, autosave: number, isSaved: boolean][] = [
    ["the session has ended", () => change("delete from sessions where user_id = ?", owner.id), 303, 401, false],
    ["it has run out", () => change("update sessions set expires_at = 1 where user_id = ?", owner.id), 303, 401, false],
    [
      "they may only read by now",
      () => change("update users set role = 'viewer' where id = ?", owner.id),
      403,
      403,
      false,
    ],
    [
      "they work for another company",
      async () =>
        change("update users set company_id = ? where id = ?", (await registerCompany(ctx)).companyId, owner.id),
      404,
      404,
      false,
    ],
    [
      "the account is being erased",
      () => change("update users set deletion_due_at = 1 where id = ?", owner.id),
      303,
      401,
      false,
    ],
    ["the account is gone", () => change("delete from users where id = ?", owner.id), 303, 401, false],
    ["the draft has been submitted", () => submitAssessment(ctx, owner, id), 303, 409, false],
    ["the draft is gone", () => change("delete from assessments where id = ?", id), 404, 404, false],
    ["everything in it has been cleared", () => clearDraft(ctx, owner, id), 409, 200, false],
    ["its answers wait to be confirmed", () => resetCompletion(ctx, owner, id), 303, 200, true],
  ];

  it.each(cases)("does not count for a save where %s", async (_case, happens, form, autosave, isSaved) => {
    const fields = await openPage();
    await happens();
    const before = await whole();
    const { status, location } = await save(fields);
    expect(status).toBe(form);
    expect(Boolean(location?.startsWith("/login"))).toBe(autosave === 401);
    if (isSaved) expect((await stored())[FIRST]?.[0]).toBe("yes");
    else expect(await whole()).toEqual(before);
  });

  it.each(cases)("nor for an autosave where %s", async (_case, happens, _form, autosave, isSaved) => {
    const fields = await openPage();
    await happens();
    const before = await whole();
    expect((await keep(fields)).status).toBe(autosave);
    if (isSaved) expect((await stored())[FIRST]?.[0]).toBe("yes");
    else expect(await whole()).toEqual(before);
  });

  it("does not count where an agreement is owed by now", async () => {
    const fields = await openPage();
    const before = await whole();
    const changes = { en: "Fees", fr: "Frais", ms: "Yuran" };
    const terms = [{ from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), asks: true, changes }];
    const LEGAL_PREVIEW = JSON.stringify({ terms, privacy: [] });
    for (const path of [`/${draft}?section=${SECTION}`, `/autosave/${draft}`]) {
      expect((await sent(path, fields, cookie, { LEGAL_PREVIEW })).status, path).toBe(403);
    }
    expect(await whole()).toEqual(before);
  });
});
