import type { Plugin } from "vite";

/** No stream of a bill inflates to more. In bytes. */
const MAX_STREAM = 16 * 1024 * 1024;

const isNode = (line: string) => line.startsWith("const isNodeJS = ");

/** What is written otherwise in pdf.js, by its file: a line, found by its beginning, and what stands in its place. */
const CHANGES: Record<string, { isLine: (line: string) => boolean; written: string[] }[]> = {
  // A Worker has Node's `process`, and neither its files nor its modules.
  "pdf.mjs": [{ isLine: isNode, written: ["const isNodeJS = false;"] }],
  "pdf.worker.mjs": [
    { isLine: isNode, written: ["const isNodeJS = false;"] },
    // Both ways to inflate a stream end at the same size, before memory does.
    {
      isLine: (line) => line === "  ensureBuffer(requested) {",
      written: ["  ensureBuffer(requested) {", `    if (requested > ${MAX_STREAM}) throw new Error("Too large");`],
    },
    {
      isLine: (line) => line === "        totalLength += chunk.byteLength;",
      written: [
        "        totalLength += chunk.byteLength;",
        `        if (totalLength > ${MAX_STREAM}) throw new Error("Too large");`,
      ],
    },
  ],
};

/** pdf.js as the Worker needs it. Its version is pinned; the build fails if a line is not there exactly once. */
export function pdfjsInWorkers(): Plugin {
  return {
    name: "kompas:pdfjs-in-workers",
    transform: (code, id) => {
      const [, file = ""] = /\/pdfjs-dist\/legacy\/build\/(pdf(?:\.worker)?\.mjs)$/.exec(id) ?? [];
      const changes = CHANGES[file];
      if (!changes) return null;
      const lines = code.split("\n");
      for (const { isLine, written } of changes) {
        const [at = -1, second] = lines.flatMap((line, index) => (isLine(line) ? [index] : []));
        if (at < 0 || second !== undefined)
          throw new Error(`pdf.js has changed: ${file} is to have "${written.at(-1)}" once`);
        lines.splice(at, 1, ...written);
      }
      return { code: lines.join("\n"), map: null };
    },
  };
}
