/**
 * `npm run rollback -- --env staging|production`: gives all requests to the version that was live before, or to the one that `--to`
 * names. Brings back no data and no migration: docs/operations.md says what that means.
 */
import { connect } from "./deploy/cloudflare.mjs";
import { confirm, readEnvironment, readOptions } from "./deploy/environment.mjs";
import { readReleases } from "./deploy/installation.mjs";
import { planRollback, TAKEN_BACK } from "./deploy/plan.mjs";
import { askHealth, shareOut } from "./deploy/release.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { Refusal, runMain } from "./lib/run.mjs";

await runMain(async () => {
  const { env, yes, to } = readOptions({ to: { type: "string" } });
  await ensureInstalled();
  const config = await readEnvironment(env);
  const cloudflare = await connect(config);
  const plan = planRollback(await readReleases(cloudflare, config), to);
  if (typeof plan === "string") throw new Refusal(plan);
  const { version, live, bookmark, secretsChanged } = plan;
  const lines = [
    `Give all requests of ${env} to version ${version.id} (${version.message || "no message"}, ${version.at}).`,
    `Now live: ${live.id} (${live.message || "no message"}, ${live.at}).`,
    "Migrations and data stay as they are.",
    ...(secretsChanged
      ? [
          "Secrets were changed since, and that version has the former ones. To keep the new ones, deploy its commit again instead.",
        ]
      : []),
    ...(bookmark
      ? [
          "If the data itself is damaged, this brings back the database from before the last deployment. What was written since is lost:",
          `  npx wrangler d1 time-travel restore DB --env ${env} --bookmark ${bookmark}`,
        ]
      : []),
  ];
  await confirm(lines.join("\n"), yes);
  await shareOut(env, "Giving it 100 %", `${TAKEN_BACK}${live.id}`, { [version.id]: 100 });
  await askHealth(config, version.id);
  console.log(`\n${env} answers with version ${version.id}.`);
});
