/** `npm run test:node -- 24`: runs the quick tests under another Node, which npm fetches as the package `node`. */
import { startNpm } from "./lib/install.mjs";
import { endsWithUs, finished, Refusal, runMain } from "./lib/run.mjs";

await runMain(async () => {
  const [version = ""] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Refusal("Say which Node: npm run test:node -- 24");
  // Package scripts run with the first Node on the PATH, which is then the requested one.
  const child = startNpm(["exec", "--yes", `--package=node@${version}`, "--", "node", "scripts/test.mjs", "--quick"]);
  endsWithUs(child);
  process.exitCode = await finished(child);
});
