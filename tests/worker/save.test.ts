import { beforeEach, describe, expect, it } from "vitest";
import { saveByCall } from "~/assessment/answers/answer-call.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { clearDraft } from "~/assessment/drafts/clear.server";
import { assess } from "~/assessment/kinds/kinds";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { getResults } from "~/results/results/queries.server";
import { submitAssessment } from "~/results/results/submit.server";
import { choiceOf, given, optionsIn } from "../support/answers";
import { dumpDatabase, rowsOf } from "../support/database";
import { completeDraft, createTestContext, registerCompany, requiredAnswers, withoutQueue } from "../support/worker";

let ctx: Context;
let user: CurrentUser;
let draft: string;

beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  user = await registerCompany(ctx);
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
});

const answer = (questionId: string, options: string[], other: string | null = null) =>
  given(questionId, options, { other });

const SECTION = [
  answer("water.assess.1", ["yes"]),
  answer("water.assess.2", ["no"]),
  answer("water.assess.options", ["a1", "other"], "Well owners’ meeting"),
];

const saved = async () => {
  const opened = await openAssessment(createTestContext(), user, draft, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return { answers: Object.fromEntries(opened.answers), ...opened.assessment };
};

describe("saving a section", () => {
  it("writes at most the changed answers and two rows, in at most three round trips", async () => {
    const first = createTestContext();
    expect(await saveAnswers(first, user, draft, SECTION)).toMatchObject({ ok: true, changed: 3 });
    expect(first.cost.trips).toBeLessThanOrEqual(3);
    expect(first.cost.rowsWritten).toBeGreaterThanOrEqual(3);
    expect(first.cost.rowsWritten).toBeLessThanOrEqual(3 + 2);

    const second = createTestContext();
    const changed = [SECTION[0], answer("water.assess.2", ["yes"]), SECTION[2]].filter((item) => item !== undefined);
    expect(await saveAnswers(second, user, draft, changed)).toMatchObject({ ok: true, changed: 1 });
    expect(second.cost.trips).toBeLessThanOrEqual(3);
    expect(second.cost.rowsWritten).toBeLessThanOrEqual(1 + 2);

    const third = createTestContext();
    expect(await saveAnswers(third, user, draft, changed)).toMatchObject({ ok: true, changed: 0 });
    expect(third.cost.rowsWritten).toBe(0);
  });

  it("stores the chosen options in the questionnaire's order, with the company's own text for Other", async () => {
    const given = [answer("water.assess.options", ["other", "a1", "a1"], "  Well owners’ meeting ")];
    expect((await saveAnswers(ctx, user, draft, given)).ok).toBe(true);
    expect((await saved()).answers).toMatchObject({
      "water.assess.options": choiceOf(["a1", "other"], "Well owners’ meeting"),
    });
    expect((await saveAnswers(ctx, user, draft, [answer("water.assess.options", ["a1"], "left over")])).ok).toBe(true);
    expect((await saved()).answers["water.assess.options"]).toMatchObject(choiceOf(["a1"]));
  });

  it("lets an answer be cleared", async () => {
    await saveAnswers(ctx, user, draft, SECTION);
    expect(await saved()).toMatchObject({ answeredRequired: 2, revision: 1 });
    const cleared = [answer("water.assess.1", []), answer("water.assess.options", [])];
    expect(await saveAnswers(ctx, user, draft, cleared)).toMatchObject({ ok: true, changed: 2 });
    const after = await saved();
    expect(after.answers["water.assess.options"]).toMatchObject({ value: null });
    expect(after).toMatchObject({ answeredRequired: 1, revision: 2 });
  });

  it("counts only required questions, and keeps one row per question however often it is saved", async () => {
    for (const option of ["yes", "no", "yes"]) {
      await saveAnswers(ctx, user, draft, [answer("water.assess.1", [option]), answer("water.assess.options", ["a1"])]);
    }
    expect((await saved()).answeredRequired).toBe(1);
    expect(await rowsOf("select revision from answers where assessment_id = ? order by question_id", draft)).toEqual([
      { revision: 3 },
      { revision: 1 },
    ]);
  });

  it.each([
    ["a question that does not exist", answer("water.assess.9", ["yes"]), "unknown-question"],
    ["an option that does not exist", answer("water.assess.2", ["maybe"]), "unknown-option"],
    ["an option of another question", answer("water.assess.options", ["r1"]), "unknown-option"],
    ["two options for a yes or no", answer("water.assess.2", ["yes", "no"]), "one-option-only"],
    [
      "more than 200 characters for Other",
      answer("water.assess.options", ["other"], "x".repeat(201)),
      "other-text-too-long",
    ],
    ["Other without words", answer("water.assess.options", ["a1", "other"], " "), "other-text-missing"],
  ])("saves nothing when one of the answers is %s", async (_, bad, reason) => {
    await saveAnswers(ctx, user, draft, [answer("water.assess.1", ["no"])]);
    const before = await dumpDatabase();
    const verdict = await saveAnswers(ctx, user, draft, [answer("water.assess.1", ["yes"]), bad]);
    expect(verdict).toEqual({ ok: false, reason, index: 1 });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("accepts 200 characters for Other", async () => {
    const words = "é".repeat(200);
    await saveAnswers(ctx, user, draft, [answer("water.assess.options", ["other"], words)]);
    expect((await saved()).answers["water.assess.options"]).toMatchObject(choiceOf(["other"], words));
  });

  it("loses neither of two sections that are saved at once", async () => {
    const other = [answer("waste.assess.1", ["yes"]), answer("waste.assess.2", ["yes"])];
    const both = await Promise.all([
      saveAnswers(createTestContext(), user, draft, SECTION),
      saveAnswers(createTestContext(), user, draft, other),
    ]);
    expect(both.every((verdict) => verdict.ok)).toBe(true);
    expect(Object.keys((await saved()).answers)).toHaveLength(5);
    expect(await saved()).toMatchObject({ answeredRequired: 4, revision: 2 });
  });
});

describe("saving to a completed assessment", () => {
  it("is refused and changes nothing", async () => {
    const id = await completeDraft(ctx, user, 40);
    expect((await submitAssessment(ctx, user, id)).ok).toBe(true);
    const before = await dumpDatabase();
    expect(await saveAnswers(ctx, user, id, SECTION)).toEqual({ ok: false, reason: "completed" });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("is refused as well when the submission came between opening and saving", async () => {
    const id = await completeDraft(ctx, user, 40);
    const opened = await openAssessment(ctx, user, id, "answer");
    if (!opened.ok) throw new Error(opened.reason);
    expect((await submitAssessment(ctx, user, id)).ok).toBe(true);
    const before = await dumpDatabase();
    expect(await saveAnswers(ctx, user, id, SECTION, { opened })).toEqual({ ok: false, reason: "completed" });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("never leaves a result that differs from the stored answers when both run at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await completeDraft(ctx, user, 40);
      const flipped = requiredAnswers(80 - round).slice(round * 10, round * 10 + 40);
      const [save, submit] = await Promise.all([
        saveAnswers(createTestContext(), user, id, flipped),
        submitAssessment(createTestContext(), user, id),
      ]);
      expect(submit.ok).toBe(true);
      expect(save.ok || save.reason === "completed").toBe(true);
      const [opened, results] = [
        await openAssessment(ctx, user, id, "read"),
        await getResults(ctx, user, id, READINESS),
      ];
      if (!opened.ok || !results.ok) throw new Error("not readable");
      expect(results.document.result).toEqual(assess(newestReadiness, opened.answers).result);
    }
  });
});

describe("access to an assessment", () => {
  it("does not reveal another company's assessment, whatever the call", async () => {
    const stranger = await registerCompany(ctx);
    const before = await dumpDatabase();
    const verdicts = [
      await openAssessment(ctx, stranger, draft, "read"),
      await saveAnswers(ctx, stranger, draft, SECTION),
      await submitAssessment(ctx, stranger, draft),
      await getResults(ctx, stranger, draft, READINESS),
      await saveAnswers(ctx, user, ctx.ids.create(), SECTION),
    ];
    expect(verdicts).toEqual(verdicts.map(() => ({ ok: false, reason: "not-found" })));
    expect(await dumpDatabase()).toEqual(before);
  });

  it("lets a contributor save answers but not submit, and a viewer do neither", async () => {
    const id = await completeDraft(ctx, user, 40);
    const contributor = { ...user, role: "contributor" as const };
    const viewer = { ...user, role: "viewer" as const };
    expect((await saveAnswers(ctx, contributor, id, [answer("water.assess.options", ["a1"])])).ok).toBe(true);
    const before = await dumpDatabase();
    const forbidden = { ok: false, reason: "forbidden" };
    expect(await submitAssessment(ctx, contributor, id)).toEqual(forbidden);
    expect(await submitAssessment(ctx, viewer, id)).toEqual(forbidden);
    expect(await saveAnswers(ctx, viewer, id, [answer("water.assess.options", [])])).toEqual(forbidden);
    expect(await startAssessment(ctx, viewer)).toEqual(forbidden);
    expect((await openAssessment(ctx, viewer, id, "read")).ok).toBe(true);
    expect(await dumpDatabase()).toEqual(before);
  });
});

describe("submitting too early", () => {
  it("names the first section with an open required question and changes nothing", async () => {
    const all = requiredAnswers(40);
    await saveAnswers(
      ctx,
      user,
      draft,
      all.filter((item) => item.questionId !== "waste.learn.2"),
    );
    const before = await dumpDatabase();
    const verdict = await submitAssessment(ctx, user, draft);
    expect(verdict.ok ? null : verdict.reason).toBe("incomplete");
    expect(!verdict.ok && verdict.reason === "incomplete" && verdict.open.section.id).toBe("waste.learn");
    expect(await dumpDatabase()).toEqual(before);
  });
});

describe("a revision from before the draft was cleared", () => {
  it("does not let a call replace the answer that was given afterwards", async () => {
    await saveAnswers(ctx, user, draft, [answer("water.assess.1", ["yes"])]);
    const seen = (await saved()).answers["water.assess.1"]?.revision;
    const call = (revision: number | undefined) =>
      saveByCall(ctx, user, [{ id: `${ctx.ids.seal(draft)}.water.assess.1`, answer: ["No"], revision }]);
    for (const _time of [1, 2]) {
      expect(await clearDraft(ctx, user, draft)).toEqual({ ok: true });
      await saveAnswers(ctx, user, draft, [answer("water.assess.1", ["yes"])]);
      expect(await call(seen)).toEqual({ ok: false, reason: "conflict", index: 0 });
    }
    const { revision } = (await saved()).answers["water.assess.1"] ?? {};
    expect(await call(revision)).toMatchObject({ ok: true, changed: 1 });
    expect(optionsIn((await saved()).answers["water.assess.1"])).toEqual(["no"]);
  });
});
