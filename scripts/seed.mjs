/** `npm run seed`: migrations, reference data, questionnaire and demo companies for the local database. Safe to repeat. */
import { ensureMigrated, ensureSeeded } from "./lib/database.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { runMain } from "./lib/run.mjs";

await runMain(async () => {
  ensureDevVars();
  await ensureMigrated();
  await ensureSeeded({ again: true });
});
