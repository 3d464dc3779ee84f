import { availableParallelism } from "node:os";
import { basename } from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, or waits, by the beginning of its file's name: nothing of it may be left to the end. */
const LONGEST = ["pages-", "recovery", "journey-"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => basename(moduleId).startsWith(name));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/**
 * Chromium against a running Kompas; KOMPAS_URL says where it runs and CHROMIUM_PATH which browser to take. Its database was
 * filled with KOMPAS_FORMER_DRAFTS=6: the test of a resync uses up one draft on former questions for each way.
 */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    name: "e2e",
    environment: "node",
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/support/built-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than the second that is usual.
    expect: { poll: { timeout: 15_000 } },
    // The files share what they import; each starts a browser of its own.
    isolate: false,
    // One more than would keep every processor busy, for those that wait: for a mail, or for a minute to pass.
    maxWorkers: Math.min(availableParallelism(), 3) + 1,
    sequence: { sequencer: LongestFirst },
  },
});
