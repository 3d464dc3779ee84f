import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Chromium against a running Kompas; KOMPAS_URL says where it runs and CHROMIUM_PATH which browser to take. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    name: "e2e",
    environment: "node",
    include: ["tests/e2e/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than the second that is usual.
    expect: { poll: { timeout: 15_000 } },
    // The files share what they import; each starts a browser of its own.
    isolate: false,
    maxWorkers: 2,
  },
});
