/** `npm run test:node -- 24`: the quick tests under another Node, which npm fetches as the package `node`. */
import { startNpm } from "./lib/install.mjs";
import { endsWithUs, finished, Refusal, runMain } from "./lib/run.mjs";

await runMain(async () => {
  const [version = ""] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Refusal("Say which Node: npm run test:node -- 24");
  // Whatever a package brings as a script is run by the first Node of the path, which is then that one.
  const child = startNpm(["exec", "--yes", `--package=node@${version}`, "--", "node", "scripts/test.mjs", "--quick"]);
  endsWithUs(child);
  process.exitCode = await finished(child);
});
