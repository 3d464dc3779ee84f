import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../scripts/lib/fingerprint.mjs";
import { serveFile } from "../../workers/serve-file";

const PUBLIC = join(import.meta.dirname, "../../public");
const ask = async (path: string, status = 200, method = "GET") => {
  const asked: string[] = [];
  const answer = await serveFile(new Request(`https://kompas.example${path}`, { method }), {
    fetch: async (request) => {
      asked.push(new URL((request as Request).url).pathname);
      return new Response(null, { status });
    },
  });
  return { asked, status: answer?.status ?? null };
};

describe("static files", () => {
  // Files that start with an underscore configure how files are served; they are not served themselves.
  const laid = readdirSync(PUBLIC)
    .filter((name) => !name.startsWith("_"))
    .flatMap((name) => listFiles(join(PUBLIC, name)))
    .map((path) => `/${relative(PUBLIC, path)}`);

  it.each([...laid, "/assets/base-12345678.css", "/assets/texts/terms.en.json"])("include %s", async (path) => {
    expect(await ask(path)).toEqual({ asked: [path], status: 200 });
    expect(await ask(path, 304, "HEAD")).toEqual({ asked: [path], status: 304 });
  });

  it.each([
    ...["/", "/login", "/api/none", "/assets", "/favicon.svg/x", "/user/history?next=/assets/x"],
    // A source map, should a build ever put one there.
    "/assets/base-12345678.js.map",
  ])("do not include %s", async (path) => {
    expect(await ask(path)).toEqual({ asked: [], status: null });
  });

  it("that are missing, or are written to, are answered like pages", async () => {
    expect(await ask("/assets/none-12345678.js", 404)).toEqual({ asked: ["/assets/none-12345678.js"], status: null });
    expect(await ask("/favicon.svg", 200, "POST")).toEqual({ asked: [], status: null });
  });
});
