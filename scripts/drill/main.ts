/**
 * `npm run drill`: shows that backups can be restored. Runs the product with demo data and people at work, backs it up, restores that into
 * an empty one and compares. It touches no data but its own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../lib/build.mjs";
import { ensureDevVars } from "../lib/dev-vars.mjs";
import { collected, PIPED, Refusal, runMain, startNode, step } from "../lib/run.mjs";
import { scratchDirectory } from "../lib/scratch.mjs";
import { drill } from "./drill";

await runMain(async () => {
  const startedAt = Date.now();
  await ensureDevVars();
  await ensureBuilt({ withMap: false });
  const state = mkdtempSync(join(scratchDirectory(), "kompas-drill-"));
  try {
    await step("Filling a product with demo data", fill(state));
    const { underLoad, atRest, erased } = await drill(state);
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    console.log(`
  Under load: ${underLoad.saved} answers saved and ${underLoad.submitted} assessments submitted meanwhile; ${underLoad.rows} rows restored in
  ${underLoad.seconds.toFixed(0)} s. They are those of one moment, no reference leads nowhere, and the statistics are right.
  At rest: ${atRest.rows} rows of ${atRest.tables} tables and ${atRest.files} files with ${atRest.fileBytes} bytes restored in ${atRest.seconds.toFixed(0)} s, every one as it was.
  Erasures: ${erased} repeated. The restored product shows a result and its report.
  The drill took ${minutes} minutes.
`);
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
});

async function fill(state: string): Promise<void> {
  const { code, output } = await collected(
    startNode(["scripts/seed.mjs"], { stdio: [...PIPED], env: { KOMPAS_STATE: state } }),
  );
  if (code !== 0) throw new Refusal(output);
}
