import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Companies made from a seed that live through the product in Chromium, scripts on and off side by side; KOMPAS_URL says where it runs. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    name: "lives",
    environment: "node",
    include: ["tests/lives/**/*.test.ts"],
    globalSetup: ["tests/support/built-setup.ts"],
    hookTimeout: 60_000,
  },
});
