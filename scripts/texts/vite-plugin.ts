import type { Plugin } from "vite";
import { TEXTS } from "./texts";

/**
 * Emits long texts as JSON files beside the Worker, with their Markdown converted to HTML: the Worker contains neither the texts nor a
 * parser, and reads them through its own binding (app/platform/assets.ts).
 */
export function longTexts(): Plugin {
  let isServer = false;
  return {
    name: "kompas:long-texts",
    configResolved: ({ build }) => {
      isServer = Boolean(build.ssr);
    },
    generateBundle() {
      if (isServer) return;
      for (const [fileName, pack] of TEXTS) this.emitFile({ type: "asset", fileName, source: JSON.stringify(pack()) });
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const pack = TEXTS.get(request.url?.split("?")[0]?.slice(1) ?? "");
        if (!pack) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(pack()));
      });
    },
  };
}
