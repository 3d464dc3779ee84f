import { build, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/** What makes report files, as the source imports it, and the file beside the Worker's own that it is built into. */
const SOURCE = "~/features/report/pdf/make-file.server";
const ENTRY = "app/features/report/pdf/make-file.server.ts";
const FILE = "report-file.js";

/**
 * Builds what makes report files into a module of its own beside the Worker's entry. It takes plain data and gives bytes, so it shares no
 * module with the entry; the runtime evaluates it when the first file is asked for, and no page ever does. wrangler.toml names it too.
 */
export function reportFileApart(sideEffects: (id: string) => boolean): Plugin {
  return {
    name: "kompas:report-file-apart",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveDynamicImport: (source) => (source === SOURCE ? { id: `./${FILE}`, external: true } : null),
    writeBundle: async ({ dir }) => {
      await build({
        ...{ configFile: false, logLevel: "warn", plugins: [tsconfigPaths()] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        ssr: { noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
        build: {
          ...{ ssr: ENTRY, outDir: dir, emptyOutDir: false, target: "es2022", minify: "esbuild" },
          rollupOptions: {
            treeshake: { moduleSideEffects: sideEffects },
            output: { entryFileNames: FILE, inlineDynamicImports: true },
          },
        },
      });
    },
  };
}
