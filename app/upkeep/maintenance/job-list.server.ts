import { desc, eq } from "drizzle-orm";
import { runLog } from "~/foundation/tables/log-tables";
import { jobs } from "~/foundation/tables/office";
import { attempt } from "~/foundation/web/attempt.server";
import type { Resource } from "~/i18n/resources";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { Job } from "~/platform/job";
import { EARLY_MS } from "./run-due.server";

/** Number of runs shown of one job. */
const LATEST = 20;

/** Cron runs every five minutes, and work beyond the limits of a run waits for the next. After four of them a job is late. */
const LATE_MS = 20 * 60_000;

/** The jobs that have names in the admin area, in every language. */
export type JobName = keyof Resource["operations"]["jobs"]["names"];

/**
 * Every job in the list with its state, those that fail first, then those that are late, then those with more to do; and the latest runs
 * of one job that did something, were cut short or failed. Two round trips at the same moment. Without LOGS there are no runs and no errors.
 */
export async function listJobs(ctx: Context, list: readonly Job<JobName>[], chosen: JobName | null) {
  const [standing, found] = await Promise.all([
    ctx.db.select().from(jobs),
    attempt(ctx.log, "job-runs", () =>
      runTogether(ctx.logs, [
        runsOf(ctx, chosen ?? "", LATEST),
        ...list.map(({ name }) => runsOf(ctx, name, 1)),
      ] as const),
    ),
  ]);
  const [runs, ...latest] = found.ok ? found.value : [[]];
  const now = ctx.clock();
  const views = list.map(({ name, everyMs }, index) => {
    const row = standing.find((job) => job.name === name);
    const last = latest[index]?.[0];
    const failures = row?.failures ?? 0;
    // `dueAt` is slightly early so that no cron tick comes too soon.
    const dueAt = row ? row.dueAt + EARLY_MS : null;
    return {
      name,
      everyMs,
      lastRunAt: row?.lastRunAt ?? null,
      nextAt: row?.cursor === null ? dueAt : null,
      /** When it was due, if no run has taken it for long; otherwise null. */
      lateSince: dueAt !== null && dueAt + LATE_MS <= now ? dueAt : null,
      hasMore: row?.cursor != null,
      /** How many runs in a row have failed or died. */
      failures,
      /** What the last of them said; null if it died without a word. */
      error: failures > 0 && last?.outcome === "failed" ? last.error : null,
    };
  });
  return { jobs: views.sort((one, other) => urgency(other) - urgency(one)), runs };
}

type Listed = Awaited<ReturnType<typeof listJobs>>;
export type JobView = Listed["jobs"][number];
export type RunView = Listed["runs"][number];

interface JobStanding {
  failures: number;
  lateSince: number | null;
  hasMore: boolean;
}

const urgency = ({ failures, lateSince, hasMore }: JobStanding) =>
  failures > 0 ? 3 : lateSince !== null ? 2 : hasMore ? 1 : 0;

const runsOf = (ctx: Context, job: string, limit: number) =>
  ctx.logs
    .select({
      id: runLog.id,
      startedAt: runLog.startedAt,
      endedAt: runLog.endedAt,
      outcome: runLog.outcome,
      did: runLog.did,
      error: runLog.error,
    })
    .from(runLog)
    .where(eq(runLog.job, job))
    .orderBy(desc(runLog.startedAt))
    .limit(limit);
