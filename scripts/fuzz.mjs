/** `npm run fuzz`: sends odd requests to the built Worker. KOMPAS_FUZZ_SEED and KOMPAS_FUZZ_SECONDS choose other requests and a longer run. */
import { ensureBuilt } from "./lib/build.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { finished, runMain, startTool } from "./lib/run.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureDevVars();
  await ensureBuilt({ withMap: false });
  process.exitCode = (await finished(startTool("vitest", ["run", "--config", "tests/fuzz/vitest.config.ts"]))) ?? 1;
});
