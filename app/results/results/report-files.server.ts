import { and, eq, lte, sql } from "drizzle-orm";
import type { Language } from "~/core/language";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { reportFiles } from "~/results/tables/report-files";

/** How long a file may wait for its queue message before the sweep sends another. */
const HAND_OVER_AFTER_MS = 60_000;
/** In one run; what is left waits for the next. */
const MAX_HANDED_OVER = 20;

/** Where all reports lie in R2, and where those of a company do. */
export const REPORTS_FOLDER = "reports/";
export const reportsFolder = (companyId: string) => `${REPORTS_FOLDER}${companyId}/`;

export type ReportFileRow = typeof reportFiles.$inferSelect;

/** The row by which the queue is to make the report of an assessment into a file, for the batch that completes that. */
export function reportFileOf(ctx: Context, assessmentId: string, language: Language) {
  const id = ctx.ids.create();
  return { id, assessmentId, language, status: "pending" as const, dueAt: ctx.clock() + HAND_OVER_AFTER_MS };
}

/** The statement that has the file made anew, for the batch of what changes it; answers the row's id. */
export function askForReportFile(ctx: Context, assessmentId: string, language: Language) {
  const { id, ...row } = reportFileOf(ctx, assessmentId, language);
  return ctx.db
    .insert(reportFiles)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: [reportFiles.assessmentId, reportFiles.language],
      set: { status: row.status, attempts: 0, dueAt: row.dueAt },
    })
    .returning({ id: reportFiles.id });
}

/** Hands files to the queue after their batch. A lost send is made good by the sweep, so it never fails the request. */
export async function sendReportFiles(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await ctx.queue.sendBatch(ids.map((reportFileId) => ({ body: { v: 1, reportFileId } })));
  } catch (error) {
    ctx.log("queue-send-lost", { count: ids.length, error: errorMessage(error) });
  }
}

/** Sends again what waits for too long, and what a Worker that died left unfinished. */
export async function sweepReportFiles(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  const due = await ctx.db
    .select({ id: reportFiles.id })
    .from(reportFiles)
    // A literal, not a parameter: only so does SQLite see that the partial index `report_files_due` serves.
    .where(and(sql`${reportFiles.status} = 'pending'`, lte(reportFiles.dueAt, now)))
    .orderBy(reportFiles.dueAt)
    .limit(MAX_HANDED_OVER);
  if (due.length === 0) return { did: { sent: 0 }, cursor: null };
  const ids = due.map(({ id }) => id);
  // One that was begun is claimed by its time, which must not move.
  await ctx.db
    .update(reportFiles)
    .set({ dueAt: now + HAND_OVER_AFTER_MS })
    .where(and(isListed(reportFiles.id, ids), eq(reportFiles.attempts, 0)));
  await sendReportFiles(ctx, ids);
  return { did: { sent: ids.length }, cursor: ids.length === MAX_HANDED_OVER ? "more" : null };
}
