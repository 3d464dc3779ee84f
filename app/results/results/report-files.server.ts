import { and, eq, lte, sql } from "drizzle-orm";
import type { Language } from "~/core/language";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import { isListed } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import type { ReportProof } from "~/results/proof/latest.server";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { reportFiles } from "~/results/tables/report-files";
import type { ReportProfile } from "./profile.server";

/** How long a file may wait for its queue message before the sweep sends another. */
const HAND_OVER_AFTER_MS = 60_000;
/** Per run; the rest waits for the next. */
const MAX_HANDED_OVER = 20;

/** The R2 folders of all reports, and of a company's. */
export const REPORTS_FOLDER = "reports/";
export const reportsFolder = (companyId: string) => `${REPORTS_FOLDER}${companyId}/`;

export type ReportFileRow = typeof reportFiles.$inferSelect;

/** How much of a file's hash is of what it shows, and how much of the facts in it that still change. */
const HASH_LENGTH = { shown: 20, facts: 16 };

/** What a report shows besides the result, which never changes. */
export interface ReportFacts {
  profile: ReportProfile;
  peers: PeerFigures;
  proof: ReportProof;
}

/** The hash that a report's file is named by: of all that it shows, ending with the facts that still change. */
export async function nameReport(shown: unknown, facts: ReportFacts): Promise<string> {
  return (await hashOf(shown)).slice(0, HASH_LENGTH.shown) + (await hashFacts(facts));
}

const hashFacts = async ({ profile, peers, proof }: ReportFacts) =>
  (await hashOf({ profile, peers, proof })).slice(0, HASH_LENGTH.facts);

/** Batch statement that reads the names of an assessment's report files, for `isOutdated`. */
export const fileHashes = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ language: reportFiles.language, hash: reportFiles.hash })
    .from(reportFiles)
    .where(eq(reportFiles.assessmentId, assessmentId)),
);

/** Whether the file in a language shows other facts than the present ones. */
export async function isOutdated(
  files: Awaited<ReturnType<typeof fileHashes>>,
  language: Language,
  facts: ReportFacts,
): Promise<boolean> {
  const hash = files.find((file) => file.language === language)?.hash ?? null;
  return hash !== null && !hash.endsWith(await hashFacts(facts));
}

/** The row that asks the queue to make an assessment's report into a file, for the batch that completes the assessment. */
export function reportFileOf(ctx: Context, assessmentId: string, language: Language) {
  const id = ctx.ids.create();
  return { id, assessmentId, language, status: "pending" as const, dueAt: ctx.clock() + HAND_OVER_AFTER_MS };
}

/** Statement that has the file made again, for the batch that changes its content. Returns the row's id. */
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

/** Hands files to the queue after their batch. The sweep makes up for a lost send, so a lost send never fails the request. */
export async function sendReportFiles(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await ctx.queue.sendBatch(ids.map((reportFileId) => ({ body: { v: 1, reportFileId } })));
  } catch (error) {
    ctx.log("queue-send-lost", { count: ids.length, error: errorMessage(error) });
  }
}

/** Sends again what has waited too long, and what a dead Worker left unfinished. */
export async function sweepReportFiles(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  const due = await ctx.db
    .select({ id: reportFiles.id })
    .from(reportFiles)
    // A literal, not a parameter: only then does SQLite see that the partial index `report_files_due` applies.
    .where(and(sql`${reportFiles.status} = 'pending'`, lte(reportFiles.dueAt, now)))
    .orderBy(reportFiles.dueAt)
    .limit(MAX_HANDED_OVER);
  if (due.length === 0) return { did: { sent: 0 }, cursor: null };
  const ids = due.map(({ id }) => id);
  // A file that was begun is claimed by its time, which must not move.
  await ctx.db
    .update(reportFiles)
    .set({ dueAt: now + HAND_OVER_AFTER_MS })
    .where(and(isListed(reportFiles.id, ids), eq(reportFiles.attempts, 0)));
  await sendReportFiles(ctx, ids);
  return { did: { sent: ids.length }, cursor: ids.length === MAX_HANDED_OVER ? "more" : null };
}
