import { basename, dirname, resolve } from "node:path";
import { build, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/** Large modules that few requests need. Each takes and returns plain data. */
const MODULES = [
  "~/foundation/identity/content/common-passwords.server",
  "~/foundation/company/phone-numbers.server",
  "~/home/knowledge/rules/search",
  "~/results/figures/charts/draw-charts.server",
  "~/account/company-sign-in/openid.server",
  "~/account/passkeys/webauthn.server",
  "~/results/proof/offline/offline-page.server",
  "~/results/report/pdf/make-file.server",
  "~/platform/files/pdf/parse-pdf.server",
  "~/platform/files/pdf/read-text.server",
];
/** Their folder beside the Worker's entry; wrangler.toml names it too. */
const FOLDER = "apart";

const nameOf = (source: string) => basename(source, ".server");

/** The path of a module, however an import names it: from `app/`, or from the folder of the importer. */
const pathOf = (source: string, importer = "") =>
  source.startsWith(".") ? resolve(dirname(importer), source) : resolve(source.replace("~/", "app/"));

/**
 * Builds large, rarely needed modules into files beside the Worker's entry. They share code with each other but not with the entry;
 * the runtime evaluates each when it is first imported.
 */
export function modulesApart(plugins: Plugin[], sideEffects: (id: string) => boolean): Plugin {
  const apart = new Set(MODULES.map((source) => pathOf(source)));
  const left = new Set(apart);
  return {
    name: "kompas:modules-apart",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveDynamicImport: (source, importer) => {
      if (typeof source !== "string" || !apart.has(pathOf(source, importer))) return null;
      left.delete(pathOf(source, importer));
      return { id: `./${FOLDER}/${nameOf(source)}.js`, external: true };
    },
    // A module that no import leads to would be in the entry instead, unseen.
    buildEnd: (error) => {
      if (!error && left.size > 0) throw new Error(`Not imported on demand: ${[...left].join(", ")}`);
    },
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
            input: Object.fromEntries(MODULES.map((source) => [nameOf(source), pathOf(source)])),
            treeshake: { moduleSideEffects: sideEffects },
            output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
          },
        },
      });
    },
  };
}
