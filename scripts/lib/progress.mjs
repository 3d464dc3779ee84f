import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./run.mjs";

/**
 * A vitest reporter that writes a line for each file once it is over, into the file that KOMPAS_TEST_PROGRESS names: what is there counts,
 * however the run ends. The last line has the errors that belong to no test.
 */
export default class Progress {
  /** @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()];
    const file = relative(ROOT, module.moduleId);
    const failures = tests.flatMap((test) => {
      const { state, errors = [] } = test.result();
      return state === "failed" ? `${file} › ${test.fullName}: ${tell(errors)}` : [];
    });
    // A file that could not be loaded, or a hook that failed, is a failure too.
    if (failures.length === 0 && module.state() === "failed") failures.push(`${file}: ${tell(module.errors())}`);
    const passed = tests.filter((test) => test.result().state === "passed").length;
    write({ passed, failures, files: 1 });
  }

  /** @param {readonly import("vitest/node").SerializedError[]} errors of no test */
  onTestRunEnd(_modules, errors) {
    write({ errors: errors.map((error) => tell([error])) });
  }
}

/** The first line of the first error. */
const tell = ([error]) => (error ? `${error.name}: ${error.message}`.split("\n")[0] : "a hook failed");

function write(line) {
  appendFileSync(process.env.KOMPAS_TEST_PROGRESS ?? "", `${JSON.stringify(line)}\n`);
}
