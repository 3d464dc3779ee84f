import { beforeEach, describe, expect, it } from "vitest";
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
  it("replaces the company's former scores in its peers' sums when it submits again", async () => {
    const user = await registerCompany(ctx, { industry: "real-estate" });
    expect((await submitAssessment(ctx, user, await completeDraft(ctx, user, YES_FOR.laggard))).ok).toBe(true);
    expect((await submitAssessment(ctx, user, await completeDraft(ctx, user, 80))).ok).toBe(true);
    const overall = (await sums("real-estate")).find((sum) => sum.subject === "overall");
    expect(overall).toEqual({ subject: "overall", companies: 1, scoreSum: 10_000 });
  });

  it("is later than the one before, whatever the clock of its machine says", async () => {
    const user = await registerCompany(ctx);
    const [first, second] = [await completeDraft(ctx, user, 16), await completeDraft(ctx, user, 43)];
    const now = ctx.clock();
    await submitAssessment({ ...ctx, clock: () => now }, user, first);
    await submitAssessment({ ...ctx, clock: () => now - 5_000 }, user, second);
    const { results } = await testEnv.DB.prepare(
      "select id from assessments where company_id = ? order by completed_at desc",
    )
      .bind(user.companyId)
      .all();
    expect(results).toEqual([{ id: second }, { id: first }]);
  });
});
