import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Mutated requests to a separate Worker. Nothing else may run at the same time, because it measures response times. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    name: "fuzz",
    environment: "node",
    include: ["tests/fuzz/**/*.test.ts"],
    testTimeout: 30_000,
    globalSetup: ["tests/support/built-setup.ts"],
    // It runs until its own time is up, however long that is.
    hookTimeout: 0,
  },
});
