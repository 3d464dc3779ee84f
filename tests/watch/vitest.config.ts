import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { offlineCheck } from "../../scripts/offline/vite-plugin";
import { commonPasswords } from "../../scripts/passwords/vite-plugin";
import { fromSources, IN_WORKERS, inWorkers, WORKERS_CONDITIONS } from "../support/in-workers";

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
    globalSetup: ["tests/support/siteverify-setup.ts", "tests/support/mail/setup.ts"],
    maxWorkers: 1,
  },
});
