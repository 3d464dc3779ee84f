/** `npm run seed`: migrations, reference data, questionnaire and demo companies for the local database. Safe to repeat. */
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { runMain } from "./lib/run.mjs";
import { ensureMigrated, ensureSeeded, requireState } from "./lib/state.mjs";

await runMain(async () => {
  requireState();
  await ensureDevVars();
  await ensureMigrated();
  await ensureSeeded({ again: true });
});
