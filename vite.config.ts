import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { modulesApart } from "./scripts/apart/vite-plugin";
import { localBindings } from "./scripts/dev/vite-plugin";
import { minifyClient, minifyModules } from "./scripts/minify/vite-plugin";
import { offlineCheck } from "./scripts/offline/vite-plugin";
import { commonPasswords } from "./scripts/passwords/vite-plugin";
import { longTexts } from "./scripts/texts/vite-plugin";

/** Of these only a part is used, and nothing happens when the rest is left out, which their manifests do not say. */
const WITHOUT_SIDE_EFFECTS = /node_modules\/(@cantoo\/pdf-lib|culori|node-html-better-parser)\//;
const hasSideEffects = (id: string) => !WITHOUT_SIDE_EFFECTS.test(id);

/** The server build's entry is the Worker itself, so pages, queue and cron share one bundle and one set of modules. */
const workerEntry: Plugin = {
  name: "kompas:worker-entry",
  config: (_config, { command, isSsrBuild }) =>
    command === "build" && isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: "workers/app.ts",
              external: /^cloudflare:/,
              treeshake: { moduleSideEffects: hasSideEffects },
              output: { inlineDynamicImports: true },
            },
          },
        }
      : undefined,
};

/** The server renders, and has no document that it would change. */
const withoutDocument: Plugin = {
  name: "kompas:without-document",
  enforce: "pre",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  resolveId: (source) =>
    source === "react-dom" ? fileURLToPath(new URL("workers/no-document.ts", import.meta.url)) : null,
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    longTexts(),
    commonPasswords(),
    offlineCheck(),
    minifyClient(),
    localBindings(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
    workerEntry,
    modulesApart([withoutDocument, commonPasswords(), offlineCheck()], hasSideEffects),
    withoutDocument,
    tsconfigPaths(),
  ],
  // The Worker carries all it needs; the dev server runs in Node and takes packages as they are.
  ssr:
    command === "build"
      ? {
          noExternal: true,
          external: ["cloudflare:workers"],
          resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
        }
      : undefined,
  // Nothing after the build says that this is production, and React's development build would stay in the Worker.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // scripts/minify says what is minified by which tool.
  build: { target: "es2022", minify: false, cssMinify: true },
  // The modules that pages carry (`?worker&url`) are ES modules, and may fetch a part of themselves when it is needed.
  worker: { format: "es", plugins: () => [minifyModules()] },
}));
