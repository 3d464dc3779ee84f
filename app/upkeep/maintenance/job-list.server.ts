import { desc, eq } from "drizzle-orm";
import { runLog } from "~/foundation/tables/log-tables";
import { jobs } from "~/foundation/tables/office";
import { attempt } from "~/foundation/web/attempt.server";
import type { Resource } from "~/i18n/resources";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { Job } from "~/platform/job";
import { EARLY_MS } from "./run-due.server";

/** Number of runs shown per job. */
const LATEST = 5;

/** The jobs that have names in the admin area, in every language. */
export type JobName = keyof Resource["operations"]["jobs"]["names"];

/**
 * Every job in the list with its state and its latest runs that did something, were cut short or failed. Two round trips at the same
 * moment. Without LOGS there are no runs.
 */
export async function listJobs(ctx: Context, list: readonly Job<JobName>[]) {
  const [standing, found] = await Promise.all([
    ctx.db.select().from(jobs),
    attempt(ctx.log, "job-runs", () => runTogether(ctx.logs, runQueries(ctx, list))),
  ]);
  const runs = found.ok ? found.value : [];
  return list.map(({ name, everyMs }, index) => {
    const row = standing.find((job) => job.name === name);
    return {
      name,
      everyMs,
      lastRunAt: row?.lastRunAt ?? null,
      /** `dueAt` is slightly early so that no cron tick comes too soon. */
      nextAt: row && row.cursor === null ? row.dueAt + EARLY_MS : null,
      hasMore: row?.cursor != null,
      runs: runs[index] ?? [],
    };
  });
}

export type JobView = Awaited<ReturnType<typeof listJobs>>[number];

function runQueries(ctx: Context, list: readonly Job[]) {
  const query = (name: string) =>
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
      .where(eq(runLog.job, name))
      .orderBy(desc(runLog.startedAt))
      .limit(LATEST);
  const [first, ...rest] = list.map(({ name }) => query(name));
  if (!first) throw new Error("There is no job");
  return [first, ...rest] as const;
}
