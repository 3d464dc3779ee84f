import { JOBS } from "~/entries/jobs";
import type { Context } from "~/platform/context";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { change } from "./database";

/** Runs every scheduled job now, regardless of when it is due. */
export async function runEveryJob(ctx: Context): Promise<void> {
  await change("update jobs set due_at = 0");
  await runDue(ctx, JOBS);
}
