import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { clearDraft } from "~/assessment/drafts/clear.server";
import { countDraft } from "~/assessment/drafts/count-draft.server";
import { startFresh } from "~/assessment/drafts/fresh.server";
import { resetCompletion } from "~/assessment/drafts/reset.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { type Context, createContext } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { given, optionsIn, saw } from "../support/answers";
import { change, interrupted, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, saveForm, storedKeys } from "../support/evidence";
import { dump, faultEverywhere } from "../support/faults";
import { cookieOf, cookiesOf, post, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { publish, withdrawAll } from "../support/publish";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, requiredAnswers, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

interface Draft {
  user: CurrentUser;
  id: string;
}

/** A draft with all kinds of content: 82 answers, two documents with three files, a comment, a reviewed topic with an assignee. */
async function fullDraft(): Promise<Draft> {
  const user = await registerCompany(ctx);
  const id = await completeDraft(ctx, user, 40);
  for (const files of [1, 2]) {
    const saved = await saveForm(
      ctx,
      user,
      id,
      documentForm(
        { ...ENTRY, links: ["water"] },
        Array.from({ length: files }, () => pdfFile(smallPdf())),
      ),
    );
    expect(saved.ok).toBe(true);
  }
  const comment =
    "insert into comments (id, assessment_id, question_id, author_id, text, created_at) values (?, ?, ?, ?, 'x', 1)";
  await change(comment, ctx.ids.create(), id, "water.assess.1", user.id);
  const work =
    "insert into topic_work (assessment_id, topic_id, assignee_id, state, state_by, state_at) values (?, 'water', ?, 'reviewed', ?, 1)";
  await change(work, id, user.id, user.id);
  return { user, id };
}

let user: CurrentUser;
let id: string;

beforeEach(async () => {
  await withdrawAll();
  ({ user, id } = await fullDraft());
});

const count = async (table: string, of = id) =>
  (await rowsOf<{ n: number }>(`select count(*) as n from ${table} where assessment_id = ?`, of))[0]?.n;
const rowOf = async (of = id) =>
  (
    await rowsOf<{ state: string; revision: number; answered_required: number; cleared_at: number }>(
      "select state, revision, answered_required, cleared_at from assessments where id = ?",
      of,
    )
  )[0];
const workOf = () =>
  rowsOf("select topic_id, assignee_id, state, state_by from topic_work where assessment_id = ?", id);
const UNSAID = () => [{ topic_id: "water", assignee_id: user.id, state: null, state_by: null }];

/** Runs `act` at the last moment before a statement that starts with `beginning`. */
const lastMoment = (beginning: string, act: () => Promise<unknown>) =>
  withoutQueue(createContext(interrupted(beginning, act)));

describe("Reset Completion Status", () => {
  it("keeps every answer, but none counts until its section is saved again", async () => {
    const before = await rowOf();
    expect(await resetCompletion(ctx, user, id)).toEqual({ ok: true });
    expect(await count("answers")).toBe(82);
    expect(await rowOf()).toEqual({
      state: "draft",
      revision: (before?.revision ?? 0) + 1,
      answered_required: 0,
      cleared_at: 0,
    });
    expect(await workOf()).toEqual(UNSAID());
    expect(await count("documents")).toBe(2);
    expect(await count("comments")).toBe(1);
    expect(await submitAssessment(ctx, user, id)).toMatchObject({ ok: false, reason: "incomplete" });
    const opened = await openAssessment(ctx, user, id, "answer");
    const shown = requiredAnswers(40).map((answer) => {
      const seen = opened.ok ? opened.answers.get(answer.questionId) : undefined;
      return { ...answer, base: saw(seen?.revision ?? 0, optionsIn(seen)) };
    });
    expect(await saveAnswers(ctx, user, id, shown, { confirms: true })).toMatchObject({ ok: true, changed: 82 });
    expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  });

  it("leaves carried-over answers marked, and blanks unmarked", async () => {
    await change(
      "update answers set unconfirmed = 'carried-over' where assessment_id = ? and question_id like 'water.%'",
      id,
    );
    await saveAnswers(ctx, user, id, [given("waste.assess.1", [])]);
    await resetCompletion(ctx, user, id);
    const marks = await rowsOf<{ unconfirmed: string | null; n: number }>(
      "select unconfirmed, count(*) as n from answers where assessment_id = ? group by 1 order by 1",
      id,
    );
    expect(marks).toEqual([
      { unconfirmed: null, n: 1 },
      { unconfirmed: "carried-over", n: 10 },
      { unconfirmed: "reset", n: 71 },
    ]);
  });

  it("is allowed to users who may answer", async () => {
    expect(await resetCompletion(ctx, await colleagueOf(ctx, user, "viewer"), id)).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await resetCompletion(ctx, await registerCompany(ctx), id)).toEqual({ ok: false, reason: "not-found" });
    expect(await resetCompletion(ctx, await colleagueOf(ctx, user), id)).toEqual({ ok: true });
  });
});

describe("Clear All Data", () => {
  it("empties the draft: answers, comments, documents with their files in R2, review states of topics", async () => {
    expect(await countDraft(ctx, user, id, "discard")).toEqual({
      ok: true,
      counts: { answers: 82, documents: 2, comments: 1 },
    });
    expect(await storedKeys(user.companyId)).toHaveLength(3);
    const before = await rowOf();
    expect(await clearDraft(ctx, user, id)).toEqual({ ok: true });
    for (const table of ["answers", "comments", "documents"]) expect(await count(table), table).toBe(0);
    const files = "select 1 as one from document_files where company_id = ?";
    expect(await rowsOf(files, user.companyId)).toEqual([]);
    expect(
      await rowsOf(
        "select 1 as one from document_links where subject = 'water' and document_id not in (select id from documents)",
      ),
    ).toEqual([]);
    expect(await storedKeys(user.companyId)).toEqual([]);
    expect(await workOf()).toEqual(UNSAID());
    const after = await rowOf();
    expect(after).toMatchObject({ state: "draft", answered_required: 0 });
    expect(before?.cleared_at).toBe(0);
    expect(Math.abs((after?.cleared_at ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(await clearDraft(ctx, user, id)).toEqual({ ok: true });
  });

  it("is distinguishable from another one at the same moment", async () => {
    const still = { ...ctx, clock: () => Date.parse("2026-03-03T10:00:00.500Z") };
    const seconds = [];
    for (const _time of [1, 2, 3]) {
      expect(await clearDraft(still, user, id)).toEqual({ ok: true });
      seconds.push((await rowOf())?.cleared_at);
    }
    const first = Date.parse("2026-03-03T10:00:01Z") / 1000;
    expect(seconds).toEqual([first, first + 1, first + 2]);
  });

  it("touches no other assessment of the company", async () => {
    const other = await completeDraft(ctx, user, 10);
    await saveForm(ctx, user, other, documentForm(ENTRY, [pdfFile(smallPdf())]));
    await clearDraft(ctx, user, id);
    expect(await count("answers", other)).toBe(82);
    expect(await count("documents", other)).toBe(1);
    expect(await storedKeys(user.companyId)).toHaveLength(1);
  });
});

describe("Start Fresh", () => {
  it("discards the draft and starts an empty one with the newest questions", async () => {
    const version = await publish({});
    await colleagueOf(ctx, user);
    const next = ctx.ids.create();
    expect(await startFresh(ctx, user, id, next)).toEqual({ ok: true, assessmentId: next });
    expect(
      await rowsOf(
        "select id, catalogue_version, revision, state, started_by, carried_from from assessments where company_id = ?",
        user.companyId,
      ),
    ).toEqual([
      { id: next, catalogue_version: version, revision: 0, state: "draft", started_by: user.id, carried_from: null },
    ]);
    for (const table of ["answers", "comments", "documents", "topic_work"]) expect(await count(table), table).toBe(0);
    expect(await storedKeys(user.companyId)).toEqual([]);
    const started = "select count(*) as n from outbox where event_id = ?";
    expect(await rowsOf(started, `assessment-started/${next}`)).not.toEqual([{ n: 0 }]);
  });

  it("is announced in a status message on the next page", async () => {
    const cookie = await cookieOf(ctx, user.id);
    const path = assessmentPaths(READINESS, ctx.ids.seal(id)).act("fresh");
    const begun = await post(`${path}?next=${ctx.ids.seal(ctx.ids.create())}`, { intent: "fresh" }, { cookie });
    const { pair } = cookiesOf(begun)["__Host-flash"] ?? {};
    const page = await visit(begun.headers.get("Location") ?? "", { cookie: `${cookie}; ${pair}` });
    expect(await page.text()).toMatch(/role="status"[^>]*>(?:<[^>]+>)*Starting fresh assessment</);
  });

  it("leads to the one new draft when requested fifty times at once, or again later", async () => {
    const next = ctx.ids.create();
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => startFresh(ctx, user, id, next)));
    expect(verdicts).toEqual(Array.from({ length: 50 }, () => ({ ok: true, assessmentId: next })));
    expect(await rowsOf("select id from assessments where company_id = ?", user.companyId)).toEqual([{ id: next }]);
    await saveAnswers(ctx, user, next, requiredAnswers(3).slice(0, 2));
    expect(await startFresh(ctx, user, id, next)).toEqual({ ok: true, assessmentId: next });
    expect(await count("answers", next)).toBe(2);
  });

  it("discards no draft when given the id of another assessment", async () => {
    const other = await completeDraft(ctx, user, 10);
    const stranger = await registerCompany(ctx);
    const theirs = await completeDraft(ctx, stranger, 10);
    for (const next of [id, theirs]) expect((await startFresh(ctx, user, id, next)).ok).toBe(false);
    // The user gets no message that the other company's assessment was started.
    const told = "select count(*) as n from outbox where user_id = ? and event_id = ?";
    expect(await rowsOf(told, user.id, `assessment-started/${theirs}`)).toEqual([{ n: 0 }]);
    await startFresh(ctx, user, id, other);
    for (const kept of [id, other, theirs]) expect(await count("answers", kept)).toBe(82);
  });
});

const DISCARDS = [
  ["clear", (on: Context, who: CurrentUser, draft: string) => clearDraft(on, who, draft)],
  ["fresh", (on: Context, who: CurrentUser, draft: string) => startFresh(on, who, draft, ctx.ids.create())],
] as const;

describe.each(DISCARDS)("an action that discards data: %s", (name, act) => {
  it("is allowed to the owner only, and finds nothing for another company", async () => {
    const before = await dump();
    for (const role of ["viewer", "contributor"] as const) {
      const colleague = await colleagueOf(ctx, user, role);
      expect(await act(ctx, colleague, id)).toEqual({ ok: false, reason: "forbidden" });
    }
    expect(await act(ctx, await registerCompany(ctx), id)).toEqual({ ok: false, reason: "not-found" });
    expect((await dump()).answers).toEqual(before.answers);
    expect(await storedKeys(user.companyId)).toHaveLength(3);
  });

  it("changes nothing once the draft is submitted, even at the last moment", async () => {
    const beginning = name === "clear" ? 'delete from "answers"' : 'insert into "assessments"';
    let submitted: Awaited<ReturnType<typeof dump>> = {};
    const late = lastMoment(beginning, async () => {
      expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
      submitted = await dump();
    });
    expect(await act(late, user, id)).toEqual({ ok: false, reason: "completed" });
    expect(await act(ctx, user, id)).toEqual({ ok: false, reason: "completed" });
    expect(await dump()).toEqual(submitted);
    expect(await storedKeys(user.companyId)).toHaveLength(3);
  });

  it("during a submission ends with a complete result or with none", async () => {
    const [submitted, thrown] = await Promise.all([submitAssessment(ctx, user, id), act(ctx, user, id)]);
    expect([submitted.ok, thrown.ok].filter(Boolean)).toHaveLength(1);
    const left = await rowsOf<{ state: string }>("select state from assessments where company_id = ?", user.companyId);
    expect(left).toEqual([{ state: submitted.ok ? "completed" : "draft" }]);
    expect(await count("answers")).toBe(submitted.ok ? 82 : 0);
    expect(await count("results")).toBe(submitted.ok ? 1 : 0);
  });

  it("leaves nothing half done wherever a statement fails", async () => {
    await faultEverywhere(
      "fail",
      fullDraft,
      (faulty, draft) => act(faulty, draft.user, draft.id),
      async (draft, before, at) => {
        expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
        expect(await storedKeys(draft.user.companyId)).toHaveLength(3);
        expect((await act(ctx, draft.user, draft.id)).ok).toBe(true);
        expect(await storedKeys(draft.user.companyId)).toEqual([]);
      },
    );
  });
});

describe("resetting the completion status", () => {
  it("leaves nothing half done wherever a statement fails, and nothing changes once submitted", async () => {
    await faultEverywhere(
      "fail",
      fullDraft,
      (faulty, draft) => resetCompletion(faulty, draft.user, draft.id),
      async (draft, before, at) => {
        expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
        expect(await resetCompletion(ctx, draft.user, draft.id)).toEqual({ ok: true });
        expect((await rowOf(draft.id))?.answered_required).toBe(0);
      },
    );
    let submitted: Awaited<ReturnType<typeof dump>> = {};
    const late = lastMoment('update "answers"', async () => {
      await submitAssessment(ctx, user, id);
      submitted = await dump();
    });
    expect(await resetCompletion(late, user, id)).toEqual({ ok: false, reason: "completed" });
    expect(await dump()).toEqual(submitted);
  });
});
