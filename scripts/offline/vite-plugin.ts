import { readFileSync } from "node:fs";
import { build, transform } from "esbuild";
import type { Plugin } from "vite";

const NAME = "virtual:offline-check";
const RESOLVED = `\0${NAME}`;
const FOLDER = "app/results/proof/offline";

/**
 * `virtual:offline-check`: the code that checks reports in a standalone page without a network, as one browser script, and the page's
 * style with the colours of the product's light scheme.
 */
export function offlineCheck(): Plugin {
  return {
    name: "kompas:offline-check",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { outputFiles } = await build({
        entryPoints: [`${FOLDER}/check.ts`],
        bundle: true,
        minify: true,
        write: false,
        format: "iife",
        target: "es2022",
        charset: "utf8",
        legalComments: "none",
      });
      const tokens = readFileSync("app/ui/tokens.css", "utf8");
      const colours = tokens.slice(0, tokens.indexOf("@media")).match(/--color-[\w-]+: [^;]+;/g) ?? [];
      const style = `:root{${colours.join("")}}${readFileSync(`${FOLDER}/page.css`, "utf8")}`;
      const { code } = await transform(style, { loader: "css", minify: true });
      const script = outputFiles[0]?.text.trim() ?? "";
      return `export const script = ${JSON.stringify(script)};\nexport const style = ${JSON.stringify(code.trim())};`;
    },
  };
}
