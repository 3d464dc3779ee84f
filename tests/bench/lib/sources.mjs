import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../scripts/lib/run.mjs";

/**
 * Imports the product's own functions, so that what the bench writes is what the product would write.
 * @param {...string} files relative to the repository
 */
export async function loadSources(...files) {
  const { build } = await import("esbuild");
  // Inside the repository, where packages are found.
  const folder = mkdtempSync(join(ROOT, "node_modules/.bench-"));
  try {
    const outfile = join(folder, "sources.mjs");
    const contents = files.map((file) => `export * from ${JSON.stringify(join(ROOT, file))};`).join("\n");
    await build({
      stdin: { contents, resolveDir: ROOT },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      packages: "external",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
