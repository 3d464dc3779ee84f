import { readFileSync } from "node:fs";

/**
 * Passed and failed tests of a vitest run from its JSON report. A file that could not be loaded counts as one failure, and
 * so does a run that left no report.
 * @param {string} file
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const broken = report.testResults.filter(
    (suite) => suite.status === "failed" && !suite.assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
