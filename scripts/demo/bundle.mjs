import { join } from "node:path";
import { ROOT } from "../lib/run.mjs";

const BUNDLE = join(ROOT, "build/demo/worker.js");

/** Bundles the Worker that adds the demo companies, and returns its file. */
export async function bundleDemo() {
  // Imported here, since `npm start` installs packages first.
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["scripts/demo/worker.ts"],
    outfile: BUNDLE,
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return BUNDLE;
}
