import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./run.mjs";

/**
 * A vitest reporter that appends a line for each finished test and test file to the file named by KOMPAS_TEST_PROGRESS, so that results
 * count however the run ends, and so that a run that hangs is noticed. The last line lists errors that belong to no test.
 */
export default class Progress {
  onTestCaseResult() {
    write({});
  }

  /** @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()];
    const file = relative(ROOT, module.moduleId);
    const failures = tests.flatMap((test) => {
      const { state, errors = [] } = test.result();
      return state === "failed" ? `${file} › ${test.fullName}: ${tell(errors)}` : [];
    });
    // A file that cannot be loaded, or a hook that fails, counts as a failure too.
    if (failures.length === 0 && module.state() === "failed") failures.push(`${file}: ${tell(module.errors())}`);
    const passed = tests.filter((test) => test.result().state === "passed").length;
    write({ passed, failures, file, at: Date.now() });
  }

  /** @param {readonly import("vitest/node").SerializedError[]} errors that belong to no test */
  onTestRunEnd(_modules, errors) {
    write({ errors: errors.map((error) => tell([error])) });
  }
}

/** The first line of the first error. */
const tell = ([error]) => (error ? `${error.name}: ${error.message}`.split("\n")[0] : "a hook failed");

function write(line) {
  appendFileSync(process.env.KOMPAS_TEST_PROGRESS ?? "", `${JSON.stringify(line)}\n`);
}
