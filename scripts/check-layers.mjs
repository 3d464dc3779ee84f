/** Checks the layering of imports (docs/architecture.md). Prints each violation with file and line. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { listFiles } from "./lib/fingerprint.mjs";
import { findViolations } from "./lib/layers.mjs";
import { ROOT } from "./lib/run.mjs";

const violations = listFiles(`${ROOT}app`)
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => findViolations(relative(ROOT, file).replaceAll("\\", "/"), readFileSync(file, "utf8")));

for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log("Layering: no violation.");
