/**
 * `npm run deploy`: deploys build, migrations, reference data and questionnaire, Worker. Never demo data. docs/operations.md lists the
 * steps before the first time.
 */
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { listObstacles } from "./lib/deploy-checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { collected, finished, PIPED, Refusal, ROOT, runMain, startTool } from "./lib/run.mjs";
import { SEED_FILE, writeSeedFile } from "./lib/state.mjs";

await runMain(async () => {
  await ensureInstalled();
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const config = readConfig({ config: join(ROOT, "wrangler.toml") }, { hideWarnings: true });
  const obstacles = listObstacles(config, await listSecrets());
  if (obstacles.length > 0) throw new Refusal(`Not deployed:\n${obstacles.map((line) => `  - ${line}`).join("\n")}`);

  await build();
  await writeSeedFile();
  await wrangler("d1", "migrations", "apply", "kompas", "--remote");
  await wrangler("d1", "execute", "kompas", "--remote", "--yes", "--file", SEED_FILE);
  await wrangler("deploy");
});

/** Names of the deployed Worker's secrets; none if it does not exist yet or the user is not signed in. */
async function listSecrets() {
  const { code, stdout } = await collected(
    startTool("wrangler", ["secret", "list", "--format", "json"], { stdio: PIPED }),
  );
  if (code !== 0) return [];
  return JSON.parse(stdout).map((secret) => secret.name);
}

async function wrangler(...args) {
  const code = await finished(startTool("wrangler", args, { stdio: "inherit" }));
  if (code !== 0) throw new Refusal(`wrangler ${args.join(" ")} failed. Nothing after it was done.`);
}
