import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Odd requests to a Worker of its own. Nothing runs beside it, since it measures how long answers take. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    name: "fuzz",
    environment: "node",
    include: ["tests/fuzz/**/*.test.ts"],
    testTimeout: 30_000,
    globalSetup: ["tests/support/built-setup.ts"],
    // It runs until its own time is over, however long that was chosen to be.
    hookTimeout: 0,
  },
});
