import { readdirSync } from "node:fs";
import { join } from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { offlineCheck } from "../../scripts/offline/vite-plugin";
import { commonPasswords } from "../../scripts/passwords/vite-plugin";
import { fromSources, IN_WORKERS, inWorkers, WORKERS_CONDITIONS } from "../support/in-workers";

/** The tests that were asked for. Vitest does not see which sources a Worker loads, so a change to any of them runs these again. */
const watched = () => {
  const names = (process.env.KOMPAS_WATCHED ?? "").split(" ");
  return readdirSync("tests/worker", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && names.some((name) => `tests/worker/${file}`.includes(name)))
    .map((file) => join(process.cwd(), "tests/worker", file));
};

/**
 * The Worker tests with a Worker assembled from its sources, so that they rerun as soon as a file is saved. `npm test` runs them against
 * the built Worker.
 */
export default defineConfig({
  plugins: [tsconfigPaths(), commonPasswords(), offlineCheck(), ...inWorkers("./wrangler.toml")],
  define: { "import.meta.env.FROM_SOURCES": "true" },
  resolve: { alias: fromSources(process.cwd()) },
  ssr: WORKERS_CONDITIONS,
  test: {
    ...IN_WORKERS,
    name: "watch",
    include: ["tests/worker/**/*.test.{ts,tsx}"],
    globalSetup: [
      ...["tests/support/siteverify-setup.ts", "tests/support/mail/setup.ts", "tests/support/receiver-setup.ts"],
    ],
    maxWorkers: 1,
    watchTriggerPatterns: [{ pattern: /\/(app|workers)\/.*\.(tsx?|json|md)$/, testsToRun: watched }],
  },
});
