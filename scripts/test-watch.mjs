/**
 * `npm run test:watch`: runs the Worker tests of whatever has changed since the last commit, from the sources, again whenever a file
 * is saved. Names select others: `npm run test:watch -- save topics`.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ASSETS, build } from "./lib/build.mjs";
import { finished, ROOT, startTool } from "./lib/run.mjs";

/** The names that select the tests of each changed file: its capability, or the test itself. */
function listChanged() {
  const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
  const files = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  const names = files.flatMap((file) => {
    const [top, , capability] = file.split("/");
    if (file.startsWith("tests/worker/")) return [file];
    return top === "app" && capability ? [capability.replace(/\..*/, "")] : [];
  });
  return [...new Set(names)];
}

const asked = process.argv.slice(2);
const filters = asked.length > 0 ? asked : listChanged();
if (filters.length === 0) {
  console.log("Nothing has been changed since the last commit. Name the tests to watch: npm run test:watch -- save");
} else {
  // Long texts, fonts and scripts are files beside the Worker; any build contains them.
  if (!existsSync(join(ROOT, ASSETS))) await build();
  console.log(`Watching the Worker tests of ${filters.join(", ")}.`);
  const watching = ["watch", "--config", "tests/watch/vitest.config.ts", ...filters];
  process.exitCode = await finished(
    startTool("vitest", watching, { stdio: "inherit", env: { KOMPAS_WATCHED: filters.join(" ") } }),
  );
}
