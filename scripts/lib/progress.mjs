import { appendFileSync } from "node:fs";

/**
 * A vitest reporter that writes a line for each file once it is over, into the file that KOMPAS_TEST_PROGRESS names: what is there counts,
 * however the run ends.
 */
export default class Progress {
  /** @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const count = (state) => states.filter((each) => each === state).length;
    // A file that could not be loaded, or a hook that failed, is a failure too.
    const failed = count("failed") || (module.state() === "failed" ? 1 : 0);
    appendFileSync(process.env.KOMPAS_TEST_PROGRESS ?? "", `${JSON.stringify({ passed: count("passed"), failed })}\n`);
  }
}
