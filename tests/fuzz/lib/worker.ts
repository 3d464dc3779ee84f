import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { scratchDirectory } from "../../../scripts/lib/scratch.mjs";
import { startWorker } from "../../../scripts/lib/serve.mjs";
import { prepareState } from "../../bench/lib/server.mjs";
import { openHeap } from "./heap";
import { addSessions } from "./sessions";

/** The Worker under test, with a database of its own. */
export interface Subject {
  address: string;
  /** Its log lines so far. */
  lines: string[];
  /** Reads the memory of its isolate, in MB. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the built Worker with the demo data. */
export async function startSubject(): Promise<Subject> {
  const state = mkdtempSync(join(scratchDirectory(), "kompas-fuzz-"));
  const drop = () => rmSync(state, { recursive: true, force: true });
  try {
    await prepareState(state);
    await addSessions(state);
    const lines: string[] = [];
    const hear = (line: string) => lines.push(line);
    const worker = await startWorker({ port: await findFreePort(), state, isInspected: true, hear });
    const heap = await openHeap(await worker.inspector());
    return {
      address: worker.address,
      lines,
      memory: heap.read,
      stop: () => {
        heap.close();
        return worker.stop().finally(drop);
      },
    };
  } catch (error) {
    drop();
    throw error;
  }
}
