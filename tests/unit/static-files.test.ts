import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("wrangler.toml names all that is a file, so that it is served, and nothing else, so that pages are not looked for there", () => {
  const [, first = ""] = /^run_worker_first = (\[.*\])$/m.exec(readFileSync(join(ROOT, "wrangler.toml"), "utf8")) ?? [];
  // What begins with an underscore says how files are served, and is none of them; the build adds a folder.
  const laid = readdirSync(join(ROOT, "public")).filter((name) => !name.startsWith("_"));
  const isFolder = (name: string) => name === "assets" || statSync(join(ROOT, "public", name)).isDirectory();
  const named = ["assets", ...laid].map((name) => (isFolder(name) ? `!/${name}/*` : `!/${name}`));
  expect(new Set(JSON.parse(first))).toEqual(new Set(["/*", ...named]));
});
