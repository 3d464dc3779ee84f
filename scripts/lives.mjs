/**
 * `npm run lives -- --seed 7 --minutes 60`: generated companies use the product in Chromium, with scripts on and off side by side,
 * until the time is up. Prints each difference as the shortest sequence of acts, and fails if there is any. Without a seed it picks a
 * new one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { finished, Refusal, runMain, startTool } from "./lib/run.mjs";
import { scratchDirectory } from "./lib/scratch.mjs";
import { startServer } from "./lib/test-server.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "10" },
  },
});

await runMain(async () => {
  await ensureInstalled();
  await ensureDevVars();
  await ensureBuilt();
  const work = mkdtempSync(join(scratchDirectory(), "kompas-lives-"));
  const server = await startServer(join(work, "state"));
  try {
    const reason = await Promise.race([server.isRunning, server.ended]);
    if (reason !== null) throw new Refusal(String(reason));
    console.log(`Seed ${values.seed}, ${values.minutes} minutes`);
    const vitest = startTool("vitest", ["run", "--config", "tests/lives/vitest.config.ts"], {
      env: {
        KOMPAS_URL: server.url,
        CHROMIUM_PATH: await ensureChromium(),
        KOMPAS_LIVES_SEED: values.seed,
        KOMPAS_LIVES_MINUTES: values.minutes,
      },
    });
    process.exitCode = (await finished(vitest)) ?? 1;
  } finally {
    await server.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
