/** `npm run check`: types, format and lint, unused code and packages. All are run, whichever fails. */
import { finished, startTool } from "./lib/run.mjs";

for (const [tool, args] of /** @type {const} */ ([
  ["tsc", ["--noEmit"]],
  ["biome", ["check", "--error-on-warnings"]],
  ["knip", []],
])) {
  if ((await finished(startTool(tool, [...args]))) !== 0) {
    console.error(`${tool} found something.`);
    process.exitCode = 1;
  }
}
