import { and, eq, lte, sql } from "drizzle-orm";
import { runLog } from "~/foundation/tables/log-tables";
import { jobs } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import type { Job, JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";

/** No other Worker runs a job during its lease, which lasts as long as a scheduled Worker may run (Cloudflare: 15 minutes). */
const LEASE_MS = 15 * 60_000;
/** Half of the five minutes between two cron runs, which may be early or late: a job must not miss its turn. */
export const EARLY_MS = 150_000;
/** A failed job is tried again after its own interval, but no later than this. */
const LONGEST_PAUSE_MS = 60 * 60_000;
/**
 * No further job starts beyond this: D1 ends an invocation at 1,000 queries (D1, "Limits"), a job at full load takes about 650,
 * and the next cron run comes in five minutes.
 */
const MAX_STATEMENTS = 300;
const MAX_MS = 4 * 60_000;

type Ending = { outcome: "done" | "more" | "failed"; result: JobResult; error: string | null };

/**
 * Runs the jobs that are due, one after the other, longest waiting first. A failed job does not prevent the others from running,
 * and work beyond the limits of one cron run waits for the next. If two runs overlap, each job is done by one of them.
 */
export async function runDue(ctx: Context, list: readonly Job[]): Promise<void> {
  const standing = new Map((await ctx.db.select().from(jobs)).map((row) => [row.name, row]));
  const dueAt = (job: Job) => standing.get(job.name)?.dueAt ?? 0;
  const due = list.filter((job) => dueAt(job) <= ctx.clock()).sort((a, b) => dueAt(a) - dueAt(b));
  const [startedAt, former] = [ctx.clock(), ctx.cost.statements];
  const isSpent = () => ctx.cost.statements - former > MAX_STATEMENTS || ctx.clock() - startedAt > MAX_MS;
  let [ran, failed, waiting] = [0, 0, 0];
  for (const job of due) {
    if (isSpent()) {
      waiting += 1;
      continue;
    }
    try {
      const ending = await runJob(ctx, job);
      if (ending) ran += 1;
      if (ending === "failed") failed += 1;
    } catch (error) {
      // The database itself did not respond; the job's lease will expire.
      failed += 1;
      ctx.log("job-lost", { job: job.name, error: errorMessage(error).slice(0, 500) });
    }
  }
  ctx.log("cron", { ran, failed, waiting });
}

/** Runs a job unless another run has claimed it. Returns how it ended. */
async function runJob(ctx: Context, job: Job): Promise<Ending["outcome"] | null> {
  const startedAt = ctx.clock();
  const leasedUntil = startedAt + LEASE_MS;
  const [claim] = await ctx.db
    .insert(jobs)
    .values({ name: job.name, dueAt: leasedUntil, runningSince: startedAt })
    .onConflictDoUpdate({
      target: jobs.name,
      // A run that has left its beginning behind has died.
      set: {
        dueAt: leasedUntil,
        runningSince: startedAt,
        failures: sql`${jobs.failures} + (${jobs.runningSince} is not null)`,
      },
      setWhere: lte(jobs.dueAt, startedAt),
    })
    .returning({ cursor: jobs.cursor });
  if (!claim) return null;

  const ending = await attempt(ctx, job, claim.cursor);
  const { outcome, result, error } = ending;
  const endedAt = ctx.clock();
  const pause = { done: job.everyMs - EARLY_MS, more: 0, failed: Math.min(job.everyMs, LONGEST_PAUSE_MS) - EARLY_MS };
  const isWorthLogging = outcome !== "done" || Object.values(result.did).some((count) => count > 0);
  await ctx.db
    .update(jobs)
    .set({
      cursor: result.cursor,
      dueAt: startedAt + Math.max(0, pause[outcome]),
      lastRunAt: startedAt,
      runningSince: null,
      failures: outcome === "failed" ? sql`${jobs.failures} + 1` : 0,
    })
    // If another run has taken over a job that seemed dead, that run determines where it continues.
    .where(and(eq(jobs.name, job.name), eq(jobs.dueAt, leasedUntil)));
  if (isWorthLogging) {
    const run = { id: ctx.ids.create(), job: job.name, startedAt, endedAt, outcome, did: result.did, error };
    // The line below says the same.
    await noteRun(ctx, run).catch((lost) =>
      ctx.log("run-not-noted", { job: job.name, error: errorMessage(lost).slice(0, 500) }),
    );
  }
  ctx.count({ kind: "job", name: job.name, outcome, ms: endedAt - startedAt });
  if (isWorthLogging) ctx.log("job", { job: job.name, outcome, ...result.did, ...(error ? { error } : {}) });
  return outcome;
}

async function noteRun(ctx: Context, run: typeof runLog.$inferInsert): Promise<void> {
  await ctx.logs.insert(runLog).values({ ...run });
}

async function attempt(ctx: Context, job: Job, cursor: string | null): Promise<Ending> {
  try {
    const result = await job.run(ctx, cursor);
    return { outcome: result.cursor === null ? "done" : "more", result, error: null };
  } catch (error) {
    // The work done so far is kept; the next run starts where this one started.
    return { outcome: "failed", result: { did: {}, cursor }, error: errorMessage(error).slice(0, 500) };
  }
}
