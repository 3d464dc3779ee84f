import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Companies from a seed use the product in Chromium, with and without scripts side by side; KOMPAS_URL says where it runs. */
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
