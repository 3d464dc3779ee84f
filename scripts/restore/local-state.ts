import { randomUUID } from "node:crypto";
import { bundleWorker } from "../lib/bundle-worker.mjs";
import type { Binding } from "../lib/database.mjs";
import { Refusal } from "../lib/run.mjs";
import { startRuntime } from "../lib/runtime.mjs";
import type { Asks, Bucket, Listed } from "./worker";

export type Run = (...statements: string[]) => Promise<Record<string, unknown>[][]>;

/** A folder of local D1 and R2 data, opened while no server runs on it. */
export interface LocalState {
  ask<K extends keyof Asks>(what: K, given: Asks[K][0]): Promise<Asks[K][1]>;
  /** Runs statements as one batch in DB; returns the rows of each. */
  run: Run;
  runIn: (database: Binding) => Run;
  list(bucket: Bucket, prefix: string): AsyncGenerator<Listed>;
  stop(): Promise<void>;
}

// These data are for this machine, whatever wrangler.toml says about a deployment.
const VARS = { APP_URL: "http://localhost:8787", MAIL_TRANSPORT: "local" };

export async function openState(state: string, hear: (line: string) => void = () => {}): Promise<LocalState> {
  const path = randomUUID();
  const vars = { ...VARS, PATHNAME: path };
  const runtime = await startRuntime({ module: await bundleWorker("restore"), state, vars, hear });
  const ask: LocalState["ask"] = async (what, given) => {
    const answer = await runtime.ask(`/${path}/${what}`, given);
    if (!answer.ok) throw new Refusal(`${what}: ${await answer.text()}`);
    return answer.json();
  };
  async function* list(bucket: Bucket, prefix: string) {
    let after: string | null = null;
    do {
      const { files, next }: Asks["list"][1] = await ask("list", { bucket, prefix, after });
      yield* files;
      after = next;
    } while (after !== null);
  }
  const runIn: LocalState["runIn"] =
    (database) =>
    (...statements) =>
      ask("sql", { database, statements });
  return { ask, run: runIn("DB"), runIn, list, stop: runtime.stop };
}
