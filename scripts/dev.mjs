/** `npm run dev`: the Vite server with hot reload on port 5173, on the same local data as `npm start`. */
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readPort, requireFreePort } from "./lib/port.mjs";
import { endsWithUs, finished, runMain, startTool } from "./lib/run.mjs";
import { ensureMigrated, ensureSeeded, requireState } from "./lib/state.mjs";

await runMain(async () => {
  const port = readPort(5173);
  await requireFreePort(port, "npm run dev");
  requireState();
  await ensureInstalled();
  await ensureDevVars();
  await ensureMigrated();
  await ensureSeeded();
  const child = startTool("remix", ["vite:dev", "--port", String(port), "--strictPort"], { stdio: "inherit" });
  endsWithUs(child);
  process.exitCode = await finished(child);
});
