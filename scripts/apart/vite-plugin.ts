import { basename, resolve } from "node:path";
import { build, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/** Large modules that few requests need, by their import specifiers. Each takes and returns plain data. */
const MODULES = [
  "~/results/figures/charts/draw-charts.server",
  "~/account/passkeys/webauthn.server",
  "~/results/proof/offline/offline-page.server",
  "~/results/report/pdf/make-file.server",
  "~/platform/files/pdf/parse-pdf.server",
];
/** Their folder beside the Worker's entry; wrangler.toml names it too. */
const FOLDER = "apart";

const nameOf = (source: string) => basename(source, ".server");

/**
 * Builds large, rarely needed modules into files beside the Worker's entry. They share code with each other but not with the entry;
 * the runtime evaluates each when it is first imported.
 */
export function modulesApart(plugins: Plugin[], sideEffects: (id: string) => boolean): Plugin {
  return {
    name: "kompas:modules-apart",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveDynamicImport: (source) =>
      typeof source === "string" && MODULES.includes(source)
        ? { id: `./${FOLDER}/${nameOf(source)}.js`, external: true }
        : null,
    writeBundle: async ({ dir }) => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins: [...plugins, tsconfigPaths()],
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        ssr: { noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
        build: {
          ssr: true,
          outDir: `${dir}/${FOLDER}`,
          emptyOutDir: true,
          target: "es2022",
          minify: "esbuild",
          rollupOptions: {
            input: Object.fromEntries(MODULES.map((source) => [nameOf(source), resolve(source.replace("~/", "app/"))])),
            treeshake: { moduleSideEffects: sideEffects },
            output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
          },
        },
      });
    },
  };
}
