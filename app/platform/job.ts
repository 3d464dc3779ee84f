import type { Context } from "./context";

/** What a run of a job did, counted by kind, and where the next run continues. */
export interface JobResult {
  did: Record<string, number>;
  /** Null: finished, and due again after the job's interval. Otherwise it stopped at its limit, and the next run continues from here. */
  cursor: string | null;
}

/** Work that the clock makes due. Each job is idempotent and bounded: if a run dies, the next one does what it left undone. */
export interface Job<Name extends string = string> {
  /** Identifies its row, its runs and its texts. */
  name: Name;
  /** How long after a finished run the next one begins, in milliseconds. */
  everyMs: number;
  run(ctx: Context, cursor: string | null): Promise<JobResult>;
}
