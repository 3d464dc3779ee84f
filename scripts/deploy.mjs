/**
 * `npm run deploy -- --env staging|production`: checks everything first, asks, and then deploys migrations, Worker, reference data and
 * questionnaires. Never demo data. What Cloudflare has already is left alone. docs/operations.md says what comes before the first time.
 * `--yes` answers the question, `--tests-run NAME` names a run of the tests of this commit elsewhere.
 */
import { listMissing, listObstacles } from "./deploy/checks.mjs";
import { connect } from "./deploy/cloudflare.mjs";
import {
  applyMigrations,
  findDatabase,
  hashReferenceData,
  listAllMigrations,
  loadReferenceData,
  readBookmark,
} from "./deploy/database.mjs";
import { confirm, isTested, readEnvironment, readOptions, requireCommit, tagOf } from "./deploy/environment.mjs";
import { readInstallation } from "./deploy/installation.mjs";
import { BEFORE, describePlan, isNothing, planDeployment } from "./deploy/plan.mjs";
import { askHealth, deployFirst, releaseNext, setTriggers } from "./deploy/release.mjs";
import { ensureUnbundled, SOURCES } from "./lib/build.mjs";
import { ensureInstalled, startNpm } from "./lib/install.mjs";
import { finished, Refusal, runMain } from "./lib/run.mjs";

await runMain(async () => {
  const { env, yes, "tests-run": testsRun } = readOptions({ "tests-run": { type: "string" } });
  const commit = requireCommit();
  await ensureInstalled();
  const config = await readEnvironment(env);
  const cloudflare = await connect(config);
  const found = await readInstallation(cloudflare, config);
  refuse([...listObstacles(config, found.secrets), ...listMissing(found, config)], env);

  const tests = testsRun ?? (await runTests(commit));
  await ensureUnbundled();
  // The tests may have taken half an hour.
  const installation = await readInstallation(cloudflare, config);
  const tag = tagOf(SOURCES);
  const plan = planDeployment(installation, { migrations: listAllMigrations(), dataHash: hashReferenceData(), tag });
  if (plan.unknown.length > 0) {
    throw new Refusal(`The databases have migrations that this commit does not know: ${plan.unknown.join(", ")}`);
  }
  if (isNothing(plan)) {
    await askHealth(config, plan.live ?? "");
    return console.log(`\n${env} has this commit already. Nothing was changed.`);
  }
  const steps = describePlan(plan).map((line) => `  - ${line}`);
  await confirm(
    `Deploy ${commit.slice(0, 12)} to ${env}, ${config.vars.APP_URL} (tests: ${tests}):\n${steps.join("\n")}`,
    yes,
  );

  const target = { cloudflare, env, config };
  const bookmark = await readBookmark(cloudflare, findDatabase(config, "DB").database_id);
  const ofLogs = await readBookmark(cloudflare, findDatabase(config, "LOGS").database_id);
  console.log(`\nBookmarks before this deployment: DB ${bookmark}, LOGS ${ofLogs}`);
  if (plan.migrations.length > 0) await applyMigrations(target);
  // A first version has no users yet, and cannot answer without its data. A running one must know a questionnaire before it appears.
  if (plan.isFirst && plan.loadsData) await loadReferenceData(target);
  const message = `commit ${commit.slice(0, 12)}, tests ${tests}`.slice(0, 100);
  if (plan.releases && (plan.isFirst || !plan.live)) await deployFirst(target, { tag, message });
  else if (plan.releases) {
    const note = `${BEFORE}${bookmark}`.slice(0, 100);
    await releaseNext(target, { tag, message, uploaded: plan.uploaded, live: plan.live ?? "", note });
  } else if (plan.setsTriggers) await setTriggers(env);
  if (!plan.isFirst && plan.loadsData) await loadReferenceData(target);
  console.log(`\n${env} has ${commit.slice(0, 12)}: ${config.vars.APP_URL}`);
});

function refuse(obstacles, env) {
  if (obstacles.length === 0) return;
  const lines = obstacles.map((line) => `  - ${line.replaceAll("<env>", env)}`);
  throw new Refusal(`Not deployed, and nothing was changed:\n${lines.join("\n")}`);
}

/** Names the run that tested this commit; runs the tests if there was none. */
async function runTests(commit) {
  const name = "npm test";
  if (isTested(commit)) return name;
  console.log("The tests have not passed on this commit. Running them; --tests-run names a run elsewhere.");
  if ((await finished(startNpm(["test"]))) !== 0) throw new Refusal("The tests failed. Nothing was changed.");
  return name;
}
