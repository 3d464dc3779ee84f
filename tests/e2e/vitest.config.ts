import { availableParallelism } from "node:os";
import { basename } from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, or wait, by the start of their names; none of them may run last. */
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
 * Chromium against a running Kompas; KOMPAS_URL says where it runs and CHROMIUM_PATH which browser to use. Its database must be seeded with
 * KOMPAS_FORMER_DRAFTS=6, because the resync test uses up one draft on former questions for each way.
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
    // A busy machine takes longer than the default second.
    expect: { poll: { timeout: 15_000 } },
    // The files share their imports; each starts its own browser.
    isolate: false,
    // One more worker than would keep every processor busy, for tests that wait: for a mail, or for a minute to pass.
    maxWorkers: Math.min(availableParallelism(), 3) + 1,
    sequence: { sequencer: LongestFirst },
  },
});
