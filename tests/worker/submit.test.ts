import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { completeDraft, createTestContext, registerCompany, testEnv } from "../support/worker";

let ctx: Context;
beforeEach(() => {
  ctx = createTestContext();
});

describe("submitting an assessment", () => {
  it("records a later time than for the one before, whatever the clock of its machine says", async () => {
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
