import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { scratchDirectory } from "../../../scripts/lib/scratch.mjs";
import { startWorker } from "../../../scripts/lib/serve.mjs";
import { listWorkerds, memoryOf } from "../../bench/lib/processes.mjs";
import { prepareState } from "../../bench/lib/server.mjs";
import { addSessions } from "./sessions";

/** The Worker that is asked oddly, with a database of its own. */
export interface Subject {
  address: string;
  /** What it has logged so far. */
  lines: string[];
  /** What it holds in memory, in MB; null where nobody can tell. */
  memory: () => number | null;
  stop: () => Promise<void>;
}

/** Starts the built Worker with the demo data. */
export async function startSubject(): Promise<Subject> {
  const state = mkdtempSync(join(scratchDirectory(), "kompas-fuzz-"));
  const drop = () => rmSync(state, { recursive: true, force: true });
  try {
    await prepareState(state);
    await addSessions(state);
    const others = listWorkerds(process.pid);
    const lines: string[] = [];
    const worker = await startWorker({ port: await findFreePort(), state, hear: (line) => lines.push(line) });
    const pid = listWorkerds(process.pid).find((found) => !others.includes(found));
    return {
      address: worker.address,
      lines,
      memory: () => (pid === undefined ? null : memoryOf(pid)),
      stop: () => worker.stop().finally(drop),
    };
  } catch (error) {
    drop();
    throw error;
  }
}
