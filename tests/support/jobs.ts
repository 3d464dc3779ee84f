import { JOBS } from "~/entries/jobs";
import type { Context } from "~/platform/context";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { change, rowsOf } from "./database";

const MAX_RUNS = 5;

/** Runs every scheduled job now, regardless of when it is due. */
export async function runEveryJob(ctx: Context): Promise<void> {
  await change("update jobs set due_at = 0");
  const waiting = () => rowsOf("select 1 from jobs where due_at = 0");
  // A run leaves to the next one what would be too much for it.
  for (let run = 0; run < MAX_RUNS && (run === 0 || (await waiting()).length > 0); run += 1) await runDue(ctx, JOBS);
}
