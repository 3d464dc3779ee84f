import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { offlineCheck } from "./scripts/offline/vite-plugin";
import { commonPasswords } from "./scripts/passwords/vite-plugin";
import { COPY } from "./tests/language/support/fourth-language";
import { CSS, fromSources, IN_WORKERS, inWorkers, WORKERS_CONDITIONS } from "./tests/support/in-workers";
import { LongestFirst } from "./tests/support/longest-first";

export default defineConfig({
  test: {
    // One each for the files and the Workers they run in; half of the time is spent waiting for the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [tsconfigPaths(), commonPasswords()],
        // Pure functions: the files need no process of their own.
        test: {
          ...{ name: "unit", environment: "node", isolate: false, include: ["tests/unit/**/*.test.{ts,tsx}"] },
          testTimeout: 30_000,
          css: CSS,
        },
      },
      {
        // The tools that start and fill the product: processes of their own, which take their time.
        plugins: [tsconfigPaths(), commonPasswords()],
        test: { name: "local", environment: "node", include: ["tests/local/**/*.test.ts"], testTimeout: 30_000 },
      },
      {
        plugins: [tsconfigPaths(), commonPasswords(), ...inWorkers("./wrangler.toml")],
        ssr: WORKERS_CONDITIONS,
        test: {
          name: "worker",
          ...IN_WORKERS,
          include: ["tests/worker/**/*.test.{ts,tsx}"],
          globalSetup: [
            ...["tests/support/built-setup.ts", "tests/support/siteverify-setup.ts", "tests/support/mail/setup.ts"],
            "tests/support/receiver-setup.ts",
          ],
        },
      },
      {
        // The product as it would be with one more language, from its sources, so that it takes no build.
        plugins: [commonPasswords(), offlineCheck(), ...inWorkers(`${COPY}/wrangler.toml`)],
        resolve: { alias: { "~": `${COPY}/app`, ...fromSources(COPY) } },
        ssr: WORKERS_CONDITIONS,
        test: {
          ...IN_WORKERS,
          name: "language",
          include: ["tests/language/**/*.test.ts"],
          globalSetup: ["tests/language/support/fourth-language.ts"],
        },
      },
    ],
  },
});
