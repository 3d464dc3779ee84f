/** `npm start`: from a fresh clone to a running Kompas on this machine. PORT and KOMPAS_STATE select where. */
import { ensureBuilt } from "./lib/build.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readPort, requireFreePort } from "./lib/port.mjs";
import { runMain } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";
import { ensureMigrated, ensureSeeded, requireState } from "./lib/state.mjs";

await runMain(async () => {
  const port = readPort(8787);
  await requireFreePort(port, "npm start");
  requireState();
  await ensureInstalled();
  await ensureDevVars();
  // The build uses one core for most of a minute, and loading the data does not depend on it.
  await Promise.all([ensureBuilt({ withMap: false }), ensureMigrated().then(() => ensureSeeded())]);

  const address = await serve(port);
  const { DEMO_ACCOUNTS, DEMO_ACCESS_CODE } = await import("./demo/accounts.mjs");
  console.log(`\n  Kompas is running: ${address}\n`);
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    console.log(`  ${account.email.padEnd(34)} ${account.password.padEnd(18)} ${account.what}`);
  }
  console.log(`\n  Access code of the demo network: ${DEMO_ACCESS_CODE}`);
  console.log(`  Mails that were sent: ${address}/dev/mailbox`);
  console.log("  Stop with Ctrl+C. Start over with npm run reset.\n");
});
