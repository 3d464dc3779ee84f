import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../scripts/lib/run.mjs";
import { runVitest, Stages } from "../../scripts/lib/stages.mjs";

const root = mkdtempSync(join(tmpdir(), "kompas-stages-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A separate test project whose run writes its progress next to it. */
function makeProject(name: string, files: Record<string, string>) {
  const folder = mkdtempSync(join(root, `${name}-`));
  writeFileSync(join(folder, "vitest.config.mjs"), "export default { test: { globals: true, maxWorkers: 1 } };");
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const PASSES = 'it("passes", () => {}); it.skip("is left out", () => {});';
const FAILS = 'it("fails", () => { throw new Error("so") });';
const WAITS = 'it("waits", () => new Promise(() => {}), 600_000);';

/** A test file that is one thing when it runs first, and another from then on. */
const onceElse = (name: string, first: string, then: string) => `import { existsSync, writeFileSync } from "node:fs";
  const wasHere = existsSync("${join(root, name)}");
  writeFileSync("${join(root, name)}", "");
  if (wasHere) { ${then} } else { ${first} }`;

describe("a stage of tests", () => {
  let said: string[];
  let failures: string[];
  beforeEach(() => {
    said = [];
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation((text) => void said.push(String(text)));
  });
  afterEach(() => vi.restoreAllMocks());

  async function attempt(
    folder: string,
    { lost, hung, quietMs }: { lost?: Promise<string>; hung?: Promise<number>; quietMs?: number } = {},
  ) {
    const stages = new Stages(folder, quietMs);
    await stages.attemptTests("some tests", [folder], (asked) =>
      // What hung is another one in the next attempt.
      runVitest(["--root", folder], asked, { lost, hung: asked.files.length > 0 ? undefined : hung, stdio: "ignore" }),
    );
    failures = stages.failures;
    return [stages.passed, stages.failed];
  }

  it("counts tests, and counts a file that cannot be loaded as a failure", async () => {
    const files = { "a.test.ts": PASSES, "b.test.ts": FAILS, "c.test.ts": 'throw new Error("not loaded")' };
    expect(await attempt(makeProject("all", files))).toEqual([1, 2]);
    expect(said).toEqual([]);
    expect(failures.sort()).toEqual([
      expect.stringMatching(/b\.test\.ts › fails: Error: so$/),
      expect.stringMatching(/c\.test\.ts: Error: not loaded$/),
    ]);
  });

  it("reports an error that belongs to no test, whether or not a test failed", async () => {
    const rejects = 'it("passes", () => { Promise.reject(new Error("unhandled")); });';
    expect(await attempt(makeProject("rejecting", { "a.test.ts": rejects }))).toEqual([1, 1]);
    expect(failures).toEqual([expect.stringMatching(/the run did\.$/), "some tests: Error: unhandled"]);
    expect(await attempt(makeProject("failing", { "a.test.ts": rejects, "b.test.ts": FAILS }))).toEqual([1, 1]);
    expect(failures).toEqual([expect.stringMatching(/› fails: Error: so$/), "some tests: Error: unhandled"]);
  });

  it("ends at once when its server is gone, and says how many files were not run", async () => {
    const folder = makeProject("lost", { "a.test.ts": PASSES, "b.test.ts": WAITS, "c.test.ts": PASSES });
    const lost = new Promise<string>((resolve) => setTimeout(resolve, 4_000, "The server has ended with code 1."));
    const startedAt = Date.now();
    const [passed = 0, failed = 0] = await attempt(folder, { lost });
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    expect([passed + failed, failed > 0]).toEqual([3, true]);
    expect(said).toEqual([
      `The server has ended with code 1.\n${failed} of 3 test files were not run. Each counts as a failure.`,
    ]);
  });

  it("stops a run that is stuck, and runs what is left of it once more", async () => {
    const once = onceElse("once", 'it("hangs", () => { for (;;); });', PASSES);
    expect(await attempt(makeProject("once", { "a.test.ts": PASSES, "b.test.ts": once }), { quietMs: 4_000 })).toEqual([
      2, 0,
    ]);
    expect(said).toEqual([expect.stringMatching(/was stopped, with files left: [12]/)]);
  });

  it("runs again what ended after its server had hung, whatever that said", async () => {
    const files = {
      // The larger file runs first.
      "a.test.ts": onceElse("a", FAILS, PASSES).padEnd(2_000),
      "b.test.ts": onceElse("b", WAITS, PASSES),
    };
    const since = Date.now();
    const hung = new Promise<number>((resolve) => setTimeout(resolve, 4_000, since));
    expect(await attempt(makeProject("hung", files), { hung })).toEqual([2, 0]);
    expect(said).toEqual([expect.stringMatching(/^The server does not answer\. .* files left: 2\.$/)]);
  });

  it("does not wait for a run that has run everything and does not end", async () => {
    const stays = 'process.on("exit", () => { for (;;); });';
    const folder = makeProject("staying", { "a.test.ts": PASSES });
    writeFileSync(
      join(folder, "vitest.config.mjs"),
      `${stays} export default { test: { globals: true, maxWorkers: 1 } };`,
    );
    expect(await attempt(folder, { quietMs: 4_000 })).toEqual([1, 0]);
    expect(said).toEqual([expect.stringMatching(/was stopped, with files left: 0/)]);
  });

  it("counts every file as not run when the run cannot begin", async () => {
    const folder = makeProject("broken", {
      "vitest.config.mjs": "throw new Error('broken')",
      "a.test.ts": PASSES,
      "b.test.ts": PASSES,
    });
    expect(await attempt(folder)).toEqual([0, 2]);
    expect(said).toEqual([expect.stringMatching(/code 1\.\n2 of 2 test files were not run/)]);
  });

  it("counts every file as not run when a requirement is missing", async () => {
    const folder = makeProject("without", { "a.test.ts": PASSES, "b.test.tsx": PASSES });
    const stages = new Stages(folder);
    await stages.attemptTests("browser tests", [folder], async () => {
      throw new Refusal("The browser tests need Chromium.");
    });
    expect([stages.passed, stages.failed]).toEqual([0, 2]);
    expect(said).toEqual([
      "The browser tests need Chromium.\n2 of 2 test files were not run. Each counts as a failure.",
    ]);
  });
});
