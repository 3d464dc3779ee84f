/** `npm run reset`: deletes the local database, files and queues, and starts over. Asks first unless --yes is given. */
import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { readPort, requireFreePort } from "./lib/port.mjs";
import { Refusal, runMain } from "./lib/run.mjs";
import { STATE } from "./lib/state.mjs";

await runMain(async () => {
  if (!process.argv.includes("--yes") && !(await isConfirmed())) throw new Refusal("Nothing was deleted.");
  await requireFreePort(readPort(8787), "npm run reset");
  rmSync(STATE, { recursive: true, force: true });
  await import("./start.mjs");
});

async function isConfirmed() {
  if (!process.stdin.isTTY)
    throw new Refusal("Say npm run reset -- --yes to delete the local data without a question.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete all local data in ${STATE}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
