import { minify as minifyByTerser } from "terser";
import { type Plugin, transformWithEsbuild } from "vite";

/** What each page that hydrates loads, most of it by far. */
const FRAMEWORK = /\/node_modules\/(react-dom|@remix-run\/router|i18next)\//;

/**
 * Minifies the browser's chunks with esbuild, and those of the framework with terser, which makes them smaller. Leaves the server's code
 * alone, since Wrangler minifies it when bundling.
 */
export function minifyClient(): Plugin {
  let isServer = false;
  return {
    name: "kompas:minify-client",
    configResolved: ({ build }) => {
      isServer = Boolean(build.ssr);
    },
    renderChunk: {
      order: "post",
      handler: (code, { fileName, moduleIds }) => {
        if (isServer) return null;
        return moduleIds.some((id) => FRAMEWORK.test(id)) ? byTerser(code) : byEsbuild(code, fileName);
      },
    },
  };
}

/**
 * Minifies the modules that pages load with terser: readers on slow lines pay for every byte. Modules loaded only on demand use
 * esbuild. Client and server builds must do this identically, since each names the modules by the hash of its own output. So neither
 * has a source map, which only the server's build would create.
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
