import { beforeEach, describe, expect, it } from "vitest";
import { READINESS } from "~/domain/kinds/kind";
import { getResults } from "~/features/results/queries.server";
import { submitAssessment } from "~/features/results/submit.server";
import type { Context } from "~/platform/context";
import { completeDraft, createTestContext, registerCompany, testEnv, YES_FOR } from "../support/worker";

let ctx: Context;
beforeEach(() => {
  ctx = createTestContext();
});

const sums = async (industry: string) =>
  (
    await testEnv.DB.prepare(
      "select subject, companies, score_sum as scoreSum from peer_sums where industry_id = ? order by subject",
    )
      .bind(industry)
      .all<{ subject: string; companies: number; scoreSum: number }>()
  ).results;

describe("submitting an assessment", () => {
  it("gives one completion and exact sums when fifty submit it at once", async () => {
    const user = await registerCompany(ctx, { industry: "education" });
    const assessmentId = await completeDraft(ctx, user, 40);
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () => submitAssessment(createTestContext(), user, assessmentId)),
    );
    expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(1);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "completed")).toHaveLength(49);
    const overall = (await sums("education")).find((sum) => sum.subject === "overall");
    expect(overall).toEqual({ subject: "overall", companies: 1, scoreSum: 5000 });
    const results = await getResults(ctx, user, assessmentId, READINESS);
    expect(results.ok && results.document.result.overall).toMatchObject({
      correct: 40,
      total: 80,
      score: 5000,
      level: "intermediate",
    });
  });

  it("replaces the company's former scores in its peers' sums when it submits again", async () => {
    const user = await registerCompany(ctx, { industry: "real-estate" });
    expect((await submitAssessment(ctx, user, await completeDraft(ctx, user, YES_FOR.laggard))).ok).toBe(true);
    expect((await submitAssessment(ctx, user, await completeDraft(ctx, user, 80))).ok).toBe(true);
    const overall = (await sums("real-estate")).find((sum) => sum.subject === "overall");
    expect(overall).toEqual({ subject: "overall", companies: 1, scoreSum: 10_000 });
  });
});
