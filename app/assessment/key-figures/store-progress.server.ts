import { and, asc, eq, gt, sql } from "drizzle-orm";
import { figuresFromProgress } from "~/assessment/key-figures/rules/from-progress";
import { signOfFigure } from "~/assessment/key-figures/rules/value";
import { type Scope3Values, sumScope3 } from "~/assessment/scoring/rules/scope-3";
import { roundNumber, toTwoDigits } from "~/core/numbers";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { toTotals, totalsColumns } from "./queries.server";
import { PROGRESS_SCOPES, progressFigureRequests, progressFigures } from "./tables";

/** Assessments per run of the job; each takes two trips to the database. */
const MAX_STORED = 50;

/**
 * Stores the figures that follow from a completed Progress Assessment, if a request for it is there. Two round trips. Safe to repeat: its
 * answers never change.
 */
export async function storeProgressFigures(ctx: Context, assessmentId: string): Promise<void> {
  const { db } = ctx;
  const isRequest = eq(progressFigureRequests.assessmentId, assessmentId);
  const [found] = await db
    .select(totalsColumns())
    .from(assessments)
    .innerJoin(progressFigureRequests, eq(progressFigureRequests.assessmentId, assessments.id))
    .where(and(eq(assessments.id, assessmentId), eq(assessments.state, "completed")));
  if (!found) return;
  const totals = await toTotals(ctx, found);
  const rows = PROGRESS_SCOPES.flatMap((scope) => {
    const year = scope === "scope3" ? sumScope3(totals.scope3)?.year : totals[scope]?.emissions?.year;
    if (year === undefined) return [];
    const none = { scope1: null, scope2: null, scope3: {} };
    const derived = figuresFromProgress([{ ...totals, ...none, [scope]: totals[scope] }], year);
    const figures = Object.fromEntries([...derived].map(([id, { value }]) => [id, signOfFigure(value)]));
    const range = scope === "scope3" ? rangeFigures(totals.scope3) : {};
    return [{ scope, year, figures: JSON.stringify({ ...figures, ...range }) }];
  });
  await runTogether(db, [
    // From its row, so that nothing is written once the assessment is gone.
    ...rows.map(({ scope, year, figures }) =>
      db
        .insert(progressFigures)
        .select(
          sql`select ${assessments.id}, ${scope}, ${assessments.companyId}, ${year}, ${assessments.completedAt}, ${figures} from ${assessments} where ${assessments.id} = ${assessmentId}`,
        )
        .onConflictDoNothing(),
    ),
    db.delete(progressFigureRequests).where(isRequest),
  ]);
}

/** How far the lowest and highest plausible Scope 3 are from the estimate, in tonnes: what a sum needs to say its own range. */
function rangeFigures(scope3: Scope3Values): Record<string, string> {
  const sum = sumScope3(scope3);
  if (!sum || sum.low === sum.high) return {};
  const estimate = toTwoDigits(sum.tonnes);
  const distance = (end: number) => signOfFigure(roundNumber(Math.max(0, end)));
  return { "scope-3-below": distance(estimate - sum.low), "scope-3-above": distance(sum.high - estimate) };
}

/** The job: stores what the queue has lost. One that fails does not stop the others; `cursor` is the last one seen. */
export async function storeRequestedFigures(ctx: Context, cursor: string | null): Promise<JobResult> {
  const due = await ctx.db
    .select({ assessmentId: progressFigureRequests.assessmentId })
    .from(progressFigureRequests)
    .where(gt(progressFigureRequests.assessmentId, cursor ?? ""))
    .orderBy(asc(progressFigureRequests.assessmentId))
    .limit(MAX_STORED);
  const did = { written: 0, failed: 0 };
  for (const { assessmentId } of due) {
    try {
      await storeProgressFigures(ctx, assessmentId);
      did.written += 1;
    } catch (error) {
      did.failed += 1;
      ctx.log("figures-not-stored", { assessmentId, error: errorMessage(error) });
    }
  }
  return { did, cursor: due.length === MAX_STORED ? (due.at(-1)?.assessmentId ?? null) : null };
}
