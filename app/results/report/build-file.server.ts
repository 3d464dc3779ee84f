import { and, eq, lte, or, sql } from "drizzle-orm";
import { afterFailure, MAX_ATTEMPTS } from "~/foundation/notifications/rules/types";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { issueNow } from "~/results/proof/issue.server";
import type { ReportFileRow } from "~/results/results/report-files.server";
import { reportFiles } from "~/results/tables/report-files";
import { findReportFile, keep, makeReportFile } from "./report-file.server";

/** Nothing else starts on a file that is being made, for as long as a queue consumer may run at most (Cloudflare: 15 minutes). */
const LEASE_MS = 15 * 60_000;

/**
 * Makes the report file that a row asks for. Safe to call any number of times with the same id: a conditional update claims the row, the
 * file is named by what it shows, and an existing file is not made again.
 */
export async function buildReportFile(ctx: Context, id: string): Promise<Delivery> {
  const now = ctx.clock();
  const [claim] = await ctx.db
    .update(reportFiles)
    .set({ attempts: sql`${reportFiles.attempts} + 1`, dueAt: now + LEASE_MS })
    .where(
      and(
        eq(reportFiles.id, id),
        eq(reportFiles.status, "pending"),
        or(eq(reportFiles.attempts, 0), lte(reportFiles.dueAt, now)),
      ),
    )
    .returning();
  if (!claim) return { outcome: "done" };
  if (claim.attempts > MAX_ATTEMPTS) return giveUp(ctx, claim);
  try {
    await build(ctx, claim);
    return { outcome: "done" };
  } catch (error) {
    const next = afterFailure(claim.attempts);
    ctx.log("report-file-failed", { id, attempts: claim.attempts, error: errorMessage(error).slice(0, 500) });
    if (next.status === "failed") return giveUp(ctx, claim);
    await ctx.db.update(reportFiles).set({ dueAt: ctx.clock() }).where(isClaim(claim));
    return { outcome: "retry", delaySeconds: next.delaySeconds };
  }
}

/** Makes it as its owner reads it, which is how everybody in the company does. */
async function build(ctx: Context, { id, assessmentId, language }: ReportFileRow): Promise<void> {
  const [assessment] = await ctx.db
    .select({ companyId: assessments.companyId })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  if (!assessment) return;
  // The file carries the report's proof.
  await issueNow(ctx, assessmentId);
  const reader = { companyId: assessment.companyId, role: "owner" as const };
  const found = await findReportFile(ctx, reader, assessmentId, language);
  // Erased meanwhile, or of a kind that has no report.
  if (!found.ok) {
    await ctx.db.delete(reportFiles).where(eq(reportFiles.id, id));
    return;
  }
  const { hash, key } = found;
  if (await ctx.files.head(key)) {
    const ready = { status: "ready" as const, hash, readyAt: ctx.clock() };
    await ctx.db.update(reportFiles).set(ready).where(eq(reportFiles.id, id));
    return;
  }
  const bytes = await makeReportFile(ctx, { reader, assessmentId, language, hash });
  if (bytes) await keep(ctx, { assessmentId, language, hash, key, bytes });
}

/** The report is made when a reader asks for it. */
async function giveUp(ctx: Context, claim: ReportFileRow): Promise<Delivery> {
  await ctx.db.update(reportFiles).set({ status: "failed" }).where(isClaim(claim));
  return { outcome: "done" };
}

/** The row as it was claimed. If it was requested again meanwhile, it belongs to another run. */
const isClaim = ({ id, attempts }: ReportFileRow) =>
  and(eq(reportFiles.id, id), eq(reportFiles.status, "pending"), eq(reportFiles.attempts, attempts));
