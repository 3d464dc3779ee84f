/**
 * `npm run lives -- --seed 7 --minutes 60`: generated companies use the product in Chromium, with scripts on and off side by side,
 * until the time is up. Prints each difference as the shortest sequence of acts, and fails if there is any. Without a seed it picks a
 * new one. If the local queue stops, the lives go on from there with a new server.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
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
  await ensureBuilt({ withMap: false });
  const until = Date.now() + Number(values.minutes) * 60_000;
  let seed = Number(values.seed);
  let stalledBefore = null;
  while (Date.now() < until) {
    console.log(`Seed ${seed}, ${values.minutes} minutes`);
    const { code, stalledAt } = await liveFrom(seed, (until - Date.now()) / 60_000);
    if (code !== 0) process.exitCode = code;
    if (stalledAt === null) return;
    // The local runtime's queue can stop for good under long load. A product that sends no mail stops every server.
    if (stalledAt === stalledBefore) throw new Refusal(`Seed ${stalledAt} gets no mail, and on a new server neither.`);
    console.log(`No mail since seed ${stalledAt}: going on there with a new server`);
    stalledBefore = stalledAt;
    seed = stalledAt;
  }
});

/** Lives on a new server. If its queue stops, `stalledAt` is the seed of the first life that got no mail. */
async function liveFrom(seed, minutes) {
  const work = mkdtempSync(join(scratchDirectory(), "kompas-lives-"));
  const stalledFile = join(work, "stalled-at");
  const server = await startServer(join(work, "state"));
  try {
    const reason = await Promise.race([server.isRunning, server.ended]);
    if (reason !== null) throw new Refusal(String(reason));
    const vitest = startTool("vitest", ["run", "--config", "tests/lives/vitest.config.ts"], {
      env: {
        KOMPAS_URL: server.url,
        CHROMIUM_PATH: await ensureChromium(),
        KOMPAS_LIVES_SEED: String(seed),
        KOMPAS_LIVES_FIRST_SEED: values.seed,
        KOMPAS_LIVES_MINUTES: String(minutes),
        KOMPAS_LIVES_STALLED_FILE: stalledFile,
      },
    });
    const code = (await finished(vitest)) ?? 1;
    return { code, stalledAt: existsSync(stalledFile) ? Number(readFileSync(stalledFile, "utf8")) : null };
  } finally {
    await server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}
