import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { countRequested } from "~/results/statistics/settle.server";

/** Counts what was submitted, as the queue does some seconds later. */
export async function settleStatistics(ctx: Context): Promise<void> {
  let cursor: string | null = null;
  do cursor = (await countRequested(ctx, cursor)).cursor;
  while (cursor !== null);
}

/** Submits a draft and has it counted. */
export async function submitAndCount(ctx: Context, user: CurrentUser, assessmentId: string) {
  const verdict = await submitAssessment(ctx, user, assessmentId);
  await settleStatistics(ctx);
  return verdict;
}
