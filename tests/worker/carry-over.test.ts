import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listAssessments, openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { findLandingFacts } from "~/assessment/drafts/carried.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { choiceOf, given } from "../support/answers";
import { rowsOf } from "../support/database";
import { dump, faultEverywhere } from "../support/faults";
import { withoutOptions } from "../support/next-version";
import { publish, withdrawAll } from "../support/publish";
import { colleagueOf } from "../support/subject";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  withoutQueue,
} from "../support/worker";

const ctx = withoutQueue(createTestContext());
const LAST_YEAR = Date.UTC(2025, 10, 3);
const lastYear = withoutQueue(createTestContext(() => LAST_YEAR));
const told = given("water.assess.options", ["a1", "other"], { other: "a well" });

let user: CurrentUser;
let last: string;

/** A company that completed an assessment a year ago: 82 required answers, and one more in its own words. */
async function companyWithLast() {
  const registered = await registerCompany(ctx);
  const id = await completeDraft(lastYear, registered, 40);
  await saveAnswers(lastYear, registered, id, [told]);
  expect(await submitAssessment(lastYear, registered, id)).toEqual({ ok: true });
  return { user: await reloadUser(ctx, registered.email), last: id };
}

beforeEach(async () => {
  ({ user, last } = await companyWithLast());
});
afterEach(withdrawAll);

const copy = async (who = user, on: Context = ctx) => {
  const started = await startAssessment(on, who, { source: "last" });
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
};
const drafts = () =>
  rowsOf<{ id: string }>("select id from assessments where company_id = ? and state = 'draft'", user.companyId);

describe("an assessment that starts with the last answers", () => {
  it("contains all of them, with who gave them and when, and none of them counts yet", async () => {
    const id = await copy();
    const row = "select carried_from, answered_required, revision, state from assessments where id = ?";
    expect(await rowsOf(row, id)).toEqual([{ carried_from: last, answered_required: 0, revision: 0, state: "draft" }]);
    const columns = "question_id, value, is_answered, is_required, answered_by, answered_at";
    const of = `select ${columns} from answers where assessment_id = ? order by question_id`;
    expect(await rowsOf(of, id)).toEqual(await rowsOf(of, last));
    const marks = "select distinct unconfirmed, revision from answers where assessment_id = ?";
    expect(await rowsOf(marks, id)).toEqual([{ unconfirmed: "carried-over", revision: 1 }]);
    expect(await submitAssessment(ctx, user, id)).toMatchObject({ ok: false, reason: "incomplete" });
  });

  it("counts the answers that a user confirms by saving, and shows how many still wait", async () => {
    const id = await copy();
    const facts = async () => (await findLandingFacts(ctx, user, id)).carried;
    expect(await facts()).toEqual({ count: 83, open: 83, planned: 0, at: "2025-11-03" });
    const saved = await saveAnswers(ctx, user, id, requiredAnswers(40).slice(0, 10));
    expect(saved).toMatchObject({ ok: true, changed: 10 });
    expect(await facts()).toEqual({ count: 83, open: 73, planned: 0, at: "2025-11-03" });
    const { list } = await listAssessments(ctx, user, { offset: 0, limit: 10 });
    expect(list[0]).toMatchObject({ id, progress: { answered: 10 }, carriedAt: LAST_YEAR });
    expect(list[1]).toMatchObject({ id: last, carriedAt: null });
    await saveAnswers(ctx, user, id, [...requiredAnswers(40), told]);
    expect(await facts()).toBeNull();
    expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  });

  it("leaves out answers that have no place in the newest questions", async () => {
    await publish({
      "water.assess.1": (question) => ({ ...question, text: { en: "New", fr: "Nouveau", ms: "Baharu" } }),
      "water.assess.2": () => null,
      "water.assess.options": withoutOptions(({ id }) => id === "a1"),
      "waste.assess.1": (question) => ({ ...question, isRequired: false }),
    });
    const opened = await openAssessment(ctx, user, await copy(), "answer");
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.answers.size).toBe(81);
    expect(opened.answers.get("water.assess.1")).toMatchObject({ ...choiceOf(["yes"]), unconfirmed: "carried-over" });
    for (const gone of ["water.assess.2", "water.assess.options"]) expect(opened.answers.has(gone)).toBe(false);
    const required = "select is_required from answers where assessment_id = ? and question_id = 'waste.assess.1'";
    expect(await rowsOf(required, opened.assessment.id)).toEqual([{ is_required: 0 }]);
  });

  it("is created once, however many users request it at once; an empty start creates another one", async () => {
    const colleague = await colleagueOf(ctx, user);
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => copy(index % 2 ? user : colleague)));
    expect(new Set(ids).size).toBe(1);
    expect(await drafts()).toHaveLength(1);
    const empty = await startAssessment(ctx, user);
    expect(empty.ok && empty.assessmentId).not.toBe(ids[0]);
    expect(await copy()).toBe(ids[0]);
    expect(await drafts()).toHaveLength(2);
  });

  it("starts empty when there is no last one, and never with another company's answers", async () => {
    const newcomer = await registerCompany(ctx);
    const id = await copy(newcomer);
    expect(await rowsOf("select 1 as one from answers where assessment_id = ?", id)).toEqual([]);
    expect(await rowsOf("select carried_from from assessments where id = ?", id)).toEqual([{ carried_from: null }]);
    expect(await startAssessment(ctx, await colleagueOf(ctx, user, "viewer"), { source: "last" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
  });

  it("is created completely or not at all when any statement fails", async () => {
    const statements = await faultEverywhere(
      "fail",
      companyWithLast,
      (faulty, given) => startAssessment(faulty, given.user, { source: "last" }),
      async (given, before, at) => {
        expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
        const id = await copy(given.user);
        expect(await rowsOf("select 1 as one from answers where assessment_id = ?", id)).toHaveLength(83);
      },
    );
    // Newest version; last assessment with its answers; what the plan has done; draft, message, a read of the current content, answers, what the plan offers.
    expect(statements).toBe(1 + 1 + 1 + 6);
  });
});
