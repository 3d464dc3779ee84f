/** `npm run dev`: the Vite server with hot reload on port 5173, on the same local data as `npm start`. */
import { ensureMigrated, ensureSeeded } from "./lib/database.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { endsWithUs, finished, runMain, startTool } from "./lib/run.mjs";

await runMain(async () => {
  await ensureInstalled();
  ensureDevVars();
  await ensureMigrated();
  await ensureSeeded();
  const port = process.env.PORT || "5173";
  const child = startTool("remix", ["vite:dev", "--port", port, "--strictPort"], { stdio: "inherit" });
  endsWithUs(child);
  process.exitCode = await finished(child);
});
