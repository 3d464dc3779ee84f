import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentsOf, drill, withState } from "../../scripts/drill/drill";
import { createBackupKey } from "../../scripts/lib/backup-key.mjs";
import { collected, PIPED, startNode, startTool } from "../../scripts/lib/run.mjs";
import { scratchDirectory } from "../../scripts/lib/scratch.mjs";

const work = mkdtempSync(join(scratchDirectory(), "kompas-restore-"));
const at = (name: string) => join(work, name);
afterAll(() => rmSync(work, { recursive: true, force: true }));

const keys = createBackupKey();
const STATE = at("state");
const BUCKET = at("bucket");
const KEY = at("key.pem");

beforeAll(async () => {
  const seeding = startNode(["scripts/seed.mjs"], { stdio: [...PIPED], env: { KOMPAS_STATE: STATE } });
  expect(await collected(seeding)).toMatchObject({ code: 0 });
}, 180_000);

/** Writes the bucket of backups into a folder, as an S3 client does. */
const copyBucket = () =>
  withState(STATE, async (state) => {
    for await (const { key } of state.list("BACKUPS", "")) {
      mkdirSync(dirname(join(BUCKET, key)), { recursive: true });
      writeFileSync(
        join(BUCKET, key),
        Buffer.from((await state.ask("get", { bucket: "BACKUPS", key })) ?? "", "base64"),
      );
    }
  });

/** Runs `npm run restore` with these options. */
const restore = (options: Record<string, string>) =>
  collected(
    spawn(
      process.execPath,
      [
        "--import",
        "tsx",
        "scripts/restore/main.ts",
        ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
      ],
      { stdio: [...PIPED] },
    ),
  );

it("a product backed up at work is restored into an empty one, and each row and file is as it was", async () => {
  const { underLoad, atRest, erased } = await drill(STATE, keys);
  expect(underLoad.saved).toBeGreaterThanOrEqual(10);
  expect(atRest.rows).toBeGreaterThan(18_000);
  expect(atRest.files).toBeGreaterThan(5);
  expect(underLoad.submitted).toBeGreaterThan(0);
  // The account, and its company.
  expect(erased).toBe(2);
}, 240_000);

describe("npm run restore", () => {
  beforeAll(async () => {
    writeFileSync(KEY, keys.privateKey);
    await copyBucket();
  }, 60_000);

  /** A copy of the bucket in which something was changed. */
  const altered = (name: string, alter: (folder: string, files: string[]) => void): string => {
    const folder = at(name);
    cpSync(BUCKET, folder, { recursive: true });
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    alter(folder, files);
    return folder;
  };
  const last = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(file)).at(-1) ?? "";

  it("restores from a copy of the bucket, and its SQL gives an empty D1 database the same", async () => {
    const done = await restore({ from: BUCKET, key: KEY, into: at("into"), sql: at("sql") });
    expect(done.output).toMatch(/Restored the backup [\dTZ-]+: the database of .* after migration \d{4}_/);
    expect([done.code, done.output]).toEqual([
      0,
      expect.stringMatching(/\d+ rows in \d+ tables, \d+ files .*repeated/s),
    ]);
    const filesOf = (folder: string) =>
      readdirSync(at(`sql/${folder}`))
        .sort()
        .map((file) => at(`sql/${folder}/${file}`));
    const files = [
      ...filesOf("sql").map((file) => ["kompas", file] as const),
      ...filesOf("logs-sql").map((file) => ["kompas-logs", file] as const),
    ];
    const execute = (database: string, file: string) => {
      const args = ["d1", "execute", database, "--local", "--persist-to", at("again"), "--yes", "--file", file];
      return collected(startTool("wrangler", args, { stdio: [...PIPED] }));
    };
    for (const [database, file] of files) {
      for (const line of readFileSync(file, "utf8").split("\n")) expect(Buffer.byteLength(line)).toBeLessThan(100_000);
      const { code, output } = await execute(database, file);
      expect([code, output]).toEqual([0, expect.any(String)]);
    }
    // A database that is not empty refuses the first statement.
    const [database = "", file = ""] = files[0] ?? [];
    const [statement = ""] = readFileSync(file, "utf8").split("\n", 1);
    writeFileSync(at("first.sql"), statement);
    expect((await execute(database, at("first.sql"))).code).toBe(1);
    const [once, again] = [await withState(at("into"), contentsOf), await withState(at("again"), contentsOf)];
    const stored = once.get("files") ?? "";
    for (const contents of [once, again]) contents.delete("files");
    expect([...again]).toEqual([...once]);
    expect(readFileSync(at("sql/put-files.sh"), "utf8").match(/r2 object put/g)).toHaveLength(
      stored.split("\n").length,
    );
  }, 240_000);

  it("refuses, and says what for", async () => {
    const other = at("other.pem");
    writeFileSync(other, createBackupKey().privateKey);
    const part = /^backups\/[^/]+\/rows\/\d+$/;
    const cases: [options: Record<string, string>, says: RegExp][] = [
      [{ from: BUCKET, key: other, into: at("x1") }, /sealed for another key/],
      [{ from: BUCKET, key: join(BUCKET, "none.pem"), into: at("x2") }, /There is no key at/],
      [{ from: BUCKET, key: KEY, into: STATE }, /is not empty/],
      [
        { from: BUCKET, key: KEY, into: at("x3"), backup: "2020-01-01" },
        /no finished backup 2020-01-01\. There are: \d{4}/,
      ],
      [{ from: at("nowhere"), key: KEY, into: at("x4") }, /There is nothing at/],
      [{ from: BUCKET, key: KEY }, /^\s*Usage: npm run restore/],
      [
        {
          key: KEY,
          into: at("x5"),
          from: altered("damaged", (folder, files) => {
            const path = join(folder, last(files, part));
            const bytes = readFileSync(path);
            bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
            writeFileSync(path, bytes);
          }),
        },
        /is not whole:\n {2}- backups\/.*\/rows\/\d+ is damaged/,
      ],
      [
        {
          key: KEY,
          into: at("x6"),
          from: altered("missing", (folder, files) => rmSync(join(folder, last(files, part)))),
        },
        /is not whole:\n {2}- backups\/.*\/rows\/\d+ is missing/,
      ],
      [
        {
          key: KEY,
          into: at("x7"),
          from: altered("lost-file", (folder, files) => rmSync(join(folder, last(files, /^files\/.*\.\d+$/)))),
        },
        /files\/.* is missing/,
      ],
    ];
    for (const [options, says] of cases) {
      const { code, output } = await restore(options);
      expect([code, output]).toEqual([1, expect.stringMatching(says)]);
    }
  }, 180_000);
});
