import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./run.mjs";

/** Expands `import.meta.glob` in the table of the interface's texts, as Vite does; esbuild does not support it. */
const interfaceTexts = {
  name: "kompas:interface-texts",
  setup: (bundler) =>
    bundler.onLoad({ filter: /\/app\/i18n\/resources\.ts$/ }, ({ path }) => {
      const folder = dirname(path);
      const files = readdirSync(join(folder, "locales"), { recursive: true }).filter((file) => file.endsWith(".json"));
      const paths = files.map((file) => JSON.stringify(`./locales/${file.replaceAll("\\", "/")}`));
      const imports = paths.map((file, index) => `import texts${index} from ${file};`);
      const table = `{ ${paths.map((file, index) => `${file}: texts${index}`)} }`;
      const source = readFileSync(path, "utf8").replace(/import\.meta\.glob[^;]*/, table);
      return { contents: imports.join("\n") + source, loader: "ts", resolveDir: folder };
    }),
};

/** Loads files that a module imports as text, as Vite does for `?inline` and `?raw`. */
const filesAsTexts = {
  name: "kompas:files-as-texts",
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.ttf$/ }, ({ path }) => ({ contents: readFileSync(path), loader: "dataurl" }));
    bundler.onLoad({ filter: /\/tokens\.css$/ }, ({ path }) => ({ contents: readFileSync(path), loader: "text" }));
  },
};

/**
 * Bundles a Worker that runs the product's use cases beside the product, and returns its file. Not inside build/, which the product's own
 * build empties first.
 * @param {string} folder of `worker.ts`, in scripts/
 */
export async function bundleWorker(folder) {
  const outfile = join(ROOT, `.wrangler/${folder}/worker.js`);
  // Imported here, since `npm start` installs packages first.
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: ROOT,
    entryPoints: [`scripts/${folder}/worker.ts`],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    plugins: [interfaceTexts, filesAsTexts],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return outfile;
}
