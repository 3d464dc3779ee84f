import type { Context } from "./context";

/** What a run of a job did, counted by kind, and where the next one goes on. */
export interface JobResult {
  did: Record<string, number>;
  /** Null: finished, and due again after the job's time. Otherwise it stopped at its limit, and the next run goes on from here. */
  cursor: string | null;
}

/** Work that the clock makes due. Each is idempotent and bounded: whatever a run that died left undone, the next one does. */
export interface Job<Name extends string = string> {
  /** Names its row, its runs and its words. */
  name: Name;
  /** How long after a finished run the next one begins, in milliseconds. */
  everyMs: number;
  run(ctx: Context, cursor: string | null): Promise<JobResult>;
}
