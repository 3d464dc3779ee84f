import { minify as minifyByTerser } from "terser";
import { type Plugin, transformWithEsbuild } from "vite";

/** Minifies the browser's chunks by esbuild. The server's part stays as it is, since Wrangler minifies when it bundles. */
export function minifyClient(): Plugin {
  let isServer = false;
  return {
    name: "kompas:minify-client",
    configResolved: ({ build }) => {
      isServer = Boolean(build.ssr);
    },
    renderChunk: {
      order: "post",
      handler: (code, { fileName }) => (isServer ? null : byEsbuild(code, fileName)),
    },
  };
}

/**
 * Minifies the modules that pages carry, by terser: readers on slow lines pay for each of their bytes. What a module fetches only when
 * it is needed goes by esbuild. Both builds do it, and alike, since each names the modules by its own output's hash; so none has a
 * map, which only the server's build makes.
 */
export function minifyModules(): Plugin {
  return {
    name: "kompas:minify-modules",
    outputOptions: (options) => ({ ...options, sourcemap: false }),
    renderChunk: {
      order: "post",
      handler: async (code, { fileName, isEntry }) => {
        if (!isEntry) return byEsbuild(code, fileName);
        return byTerser(code);
      },
    },
  };
}

const byEsbuild = (code: string, fileName: string) =>
  transformWithEsbuild(code, fileName, { minify: true, format: "esm" });

async function byTerser(code: string) {
  const { code: small = code } = await minifyByTerser(code, { module: true, compress: { passes: 2 } });
  return { code: small, map: null };
}
