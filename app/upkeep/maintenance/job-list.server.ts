import { desc, eq } from "drizzle-orm";
import { jobRuns, jobs } from "~/foundation/tables/office";
import type { Resource } from "~/i18n/resources";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { Job } from "~/platform/job";
import { EARLY_MS } from "./run-due.server";

/** Number of runs shown per job. */
const LATEST = 5;

/** The jobs that have names in the admin area, in every language. */
export type JobName = keyof Resource["operations"]["jobs"]["names"];

/** Every job in the list with its state and its latest runs that did something, were cut short or failed. Two round trips. */
export async function listJobs(ctx: Context, list: readonly Job<JobName>[]) {
  const [standing, runs] = await Promise.all([ctx.db.select().from(jobs), runTogether(ctx.db, runQueries(ctx, list))]);
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
    ctx.db
      .select({
        id: jobRuns.id,
        startedAt: jobRuns.startedAt,
        endedAt: jobRuns.endedAt,
        outcome: jobRuns.outcome,
        did: jobRuns.did,
        error: jobRuns.error,
      })
      .from(jobRuns)
      .where(eq(jobRuns.job, name))
      .orderBy(desc(jobRuns.startedAt))
      .limit(LATEST);
  const [first, ...rest] = list.map(({ name }) => query(name));
  if (!first) throw new Error("There is no job");
  return [first, ...rest] as const;
}
