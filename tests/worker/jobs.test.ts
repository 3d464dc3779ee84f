import { beforeEach, describe, expect, it } from "vitest";
import { JOBS } from "~/entries/jobs";
import { jobs } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import type { Job } from "~/platform/job";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { createTestContext, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 8, 7);
let now: number;
let ctx: Context;
beforeEach(async () => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
  for (const table of ["jobs", "run_log"]) await change(`delete from ${table}`);
});

/** A job that records the cursor of each run and then runs `act`. */
function jobOf(name: string, everyMs: number, act: Job["run"]) {
  const began: (string | null)[] = [];
  const run: Job["run"] = (context, cursor) => {
    began.push(cursor);
    return act(context, cursor);
  };
  return { began, job: { name, everyMs, run } };
}
const idle: Job["run"] = async () => ({ did: { things: 0 }, cursor: null });
const busy: Job["run"] = async () => ({ did: { things: 2 }, cursor: null });
const broken: Job["run"] = async () => {
  throw new Error("out of paper");
};
const runsOf = (job: string) =>
  rowsOf("select outcome, did, error, started_at as at from run_log where job = ? order by started_at", job);

describe("the job scheduler", () => {
  it("runs a job when it is due, however late or early the clock ticks, and no sooner", async () => {
    const often = jobOf("often", 5 * MINUTE, idle);
    const daily = jobOf("daily", DAY, idle);
    const jobs = [often.job, daily.job];
    for (const late of [0, 2000, -3000, 20_000, 0]) {
      await runDue({ ...ctx, clock: () => now + late }, jobs);
      now += 5 * MINUTE;
    }
    expect([often.began.length, daily.began.length]).toEqual([5, 1]);
    await runDue(ctx, jobs);
    now += MINUTE;
    await runDue(ctx, jobs);
    expect(often.began).toHaveLength(6);
    now = START + DAY - 5 * MINUTE;
    await runDue(ctx, jobs);
    now += 5 * MINUTE;
    await runDue(ctx, jobs);
    expect(daily.began).toHaveLength(2);
  });

  it("records every run that did something, and only the time of an idle one", async () => {
    await runDue(ctx, [jobOf("idle", HOUR, idle).job, jobOf("busy", HOUR, busy).job]);
    expect(await runsOf("idle")).toEqual([]);
    expect(await runsOf("busy")).toEqual([{ outcome: "done", did: '{"things":2}', error: null, at: START }]);
    expect(await rowsOf("select name, last_run_at as at from jobs order by name")).toEqual([
      { name: "busy", at: START },
      { name: "idle", at: START },
    ]);
  });

  it("continues a job that stopped at its limit in the next run, and then waits for its time", async () => {
    const steps = jobOf("steps", DAY, async (_, cursor) => {
      const at = Number(cursor ?? 0) + 1;
      return { did: { steps: 1 }, cursor: at < 3 ? String(at) : null };
    });
    for (let run = 0; run < 5; run += 1) {
      await runDue(ctx, [steps.job]);
      now += 5 * MINUTE;
    }
    expect(steps.began).toEqual([null, "1", "2"]);
    expect(await runsOf("steps")).toMatchObject([{ outcome: "more" }, { outcome: "more" }, { outcome: "done" }]);
  });

  it("runs the other jobs when one fails, records why, and retries that one from where it stopped", async () => {
    let isBroken = false;
    const some = jobOf("some", DAY, async (context, cursor) =>
      isBroken ? broken(context, cursor) : { did: { things: 1 }, cursor: "half-way" },
    );
    const next = jobOf("next", 5 * MINUTE, busy);
    const jobs = [some.job, next.job];
    await runDue(ctx, jobs);
    isBroken = true;
    now += 5 * MINUTE;
    await runDue(ctx, jobs);
    expect(next.began).toHaveLength(2);
    now += 5 * MINUTE;
    await runDue(ctx, jobs);
    expect(some.began).toHaveLength(2);
    isBroken = false;
    now += HOUR;
    await runDue(ctx, jobs);
    expect(some.began).toEqual([null, "half-way", "half-way"]);
    expect(await runsOf("some")).toMatchObject([
      { outcome: "more", error: null },
      { outcome: "failed", error: "out of paper" },
      { outcome: "more", error: null },
    ]);
  });

  it("counts the runs of a job that failed or died in a row, and begins anew after one that did not", async () => {
    let act = broken;
    const job = jobOf("some", 5 * MINUTE, (...given) => act(...given));
    const failures: unknown[] = [];
    const run = async () => {
      await runDue(ctx, [job.job]);
      const [row] = await rowsOf<{ failures: number }>("select failures from jobs where name = 'some'");
      failures.push(row?.failures);
      now += 15 * MINUTE;
    };
    await run();
    await run();
    act = idle;
    await run();
    // A Worker that dies leaves its beginning behind.
    await change("update jobs set running_since = ?, due_at = ? where name = 'some'", now, now + 15 * MINUTE);
    now += 15 * MINUTE;
    act = broken;
    await run();
    act = busy;
    await run();
    expect(failures).toEqual([1, 2, 0, 2, 0]);
  });

  it("starts no further job once a run has used the database heavily, and next time starts with those that waited", async () => {
    const hungry: Job["run"] = async (context) => {
      for (let part = 0; part < 4; part += 1) {
        const asks = Array.from({ length: 100 }, () => context.db.select({ name: jobs.name }).from(jobs));
        await context.db.batch(asks as [(typeof asks)[0]]);
      }
      return { did: {}, cursor: "more" };
    };
    const [first, second] = [jobOf("first", 5 * MINUTE, hungry), jobOf("second", 5 * MINUTE, busy)];
    const list = [first.job, second.job];
    await runDue(ctx, list);
    expect([first.began.length, second.began.length]).toEqual([1, 0]);
    now += 5 * MINUTE;
    await runDue(ctx, list);
    expect([first.began.length, second.began.length]).toEqual([2, 1]);
  });

  it("starts no further job once a run has taken long", async () => {
    const slow = jobOf("slow", 5 * MINUTE, async () => {
      now += 5 * MINUTE;
      return { did: {}, cursor: null };
    });
    const other = jobOf("other", 5 * MINUTE, busy);
    await runDue(ctx, [slow.job, other.job]);
    expect([slow.began.length, other.began.length]).toEqual([1, 0]);
    await runDue(ctx, [slow.job, other.job]);
    expect(other.began).toHaveLength(1);
  });

  it("runs one at a time: of two simultaneous runs, only one does each job", async () => {
    const slow = jobOf("slow", 5 * MINUTE, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { did: { things: 1 }, cursor: null };
    });
    await Promise.all(Array.from({ length: 5 }, () => runDue(ctx, [slow.job])));
    expect(slow.began).toHaveLength(1);
    expect(await runsOf("slow")).toHaveLength(1);
  });

  it("resumes a job a quarter of an hour after the run that died with it", async () => {
    const job = jobOf("dies", 5 * MINUTE, busy);
    await change("insert into jobs (name, cursor, due_at) values ('dies', 'here', ?)", START + 15 * MINUTE);
    for (let minute = 0; minute <= 15; minute += 5) {
      now = START + minute * MINUTE;
      await runDue(ctx, [job.job]);
    }
    expect(job.began).toEqual(["here"]);
  });

  it("lets no expired run move a job that another run has taken over", async () => {
    const late = jobOf("late", DAY, async () => {
      // Meanwhile the lease has expired, and another run has started and stopped at its own position.
      await change("update jobs set due_at = ?, cursor = 'theirs' where name = 'late'", START + 30 * MINUTE);
      return { did: { things: 1 }, cursor: "mine" };
    });
    await runDue(ctx, [late.job]);
    expect(await rowsOf("select cursor, due_at as dueAt from jobs")).toEqual([
      { cursor: "theirs", dueAt: START + 30 * MINUTE },
    ]);
  });

  it("completes every job in the end, whichever statement of a run failed or lost its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        now += DAY;
        const first = jobOf("first", 5 * MINUTE, busy);
        const second = jobOf("second", 5 * MINUTE, busy);
        const { ctx: faulty, sent } = createFaultyContext(at, fate, () => now);
        await runDue(faulty, [first.job, second.job]).catch(() => {});
        now += 20 * MINUTE;
        await runDue(ctx, [first.job, second.job]);
        expect(Math.min(first.began.length, second.began.length), `${fate} at ${at}`).toBeGreaterThan(0);
        expect(await rowsOf("select name from jobs where last_run_at = ?", now)).toHaveLength(2);
        if (sent() < at) break;
      }
    }
  });
});

describe("the jobs of the product", () => {
  it("have unique names and are due again within a day", () => {
    expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length);
    for (const { name, everyMs } of JOBS) {
      expect(everyMs, name).toBeGreaterThanOrEqual(5 * MINUTE);
      expect(everyMs, name).toBeLessThanOrEqual(DAY);
    }
  });

  it("all run, and leave no failure behind", async () => {
    await runDue(ctx, JOBS);
    expect(await rowsOf("select name from jobs where last_run_at is not null")).toHaveLength(JOBS.length);
    expect(await rowsOf("select job, error from run_log where outcome = 'failed'")).toEqual([]);
  });
});
