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

/** What one run of a job that goes on until it is done may use: statements of the thousand that D1 allows a run, and time in ms. */
export interface Budget {
  statements: number;
  ms: number;
}

/** Whether a run that begins now may take another step. */
export function budgetOf(ctx: Pick<Context, "cost" | "clock">, { statements, ms }: Budget): () => boolean {
  const [startedAt, former] = [ctx.clock(), ctx.cost.statements];
  return () => ctx.cost.statements - former < statements && ctx.clock() - startedAt < ms;
}
