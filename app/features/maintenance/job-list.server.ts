import { desc, eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { jobRuns, jobs } from "~/platform/d1/schema";
import { JOBS } from "./jobs";
import { EARLY_MS } from "./run-due.server";

/** Runs shown of each job. */
const LATEST = 5;

/** Every job with how it stands and its latest runs that did something, were cut short or failed. Two round trips. */
export async function listJobs(ctx: Context) {
  const [standing, runs] = await Promise.all([ctx.db.select().from(jobs), ctx.db.batch(runQueries(ctx))]);
  return JOBS.map(({ name, everyMs }, index) => {
    const row = standing.find((job) => job.name === name);
    return {
      name,
      everyMs,
      lastRunAt: row?.lastRunAt ?? null,
      /** Due a little earlier, so that no tick of the clock comes too soon. */
      nextAt: row && row.cursor === null ? row.dueAt + EARLY_MS : null,
      hasMore: row?.cursor != null,
      runs: runs[index] ?? [],
    };
  });
}

export type JobView = Awaited<ReturnType<typeof listJobs>>[number];

function runQueries(ctx: Context) {
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
  const [first, ...rest] = JOBS.map(({ name }) => query(name));
  if (!first) throw new Error("There is no job");
  return [first, ...rest] as const;
}
