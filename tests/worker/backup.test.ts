import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { JOBS } from "~/entries/jobs";
import type { Context } from "~/platform/context";
import { openEnvelope } from "~/platform/crypto/envelope";
import { backUpWithin } from "~/upkeep/backup/back-up.server";
import { readFileList } from "~/upkeep/backup/file-list";
import { insertsOf } from "~/upkeep/backup/rules/inserts";
import { BACKUP_LIFE_MS, GONE_FILE_LIFE_MS, pieceKey, progressKey } from "~/upkeep/backup/rules/manifest";
import { type KeptRow, pageQuery, toKept } from "~/upkeep/backup/rules/rows";
import {
  CHANGES,
  COLUMNS_QUERY,
  type ColumnRow,
  listKept,
  listTriggers,
  REFERENCES_QUERY,
  reasonLeftOut,
  SCHEMA_QUERY,
  type SchemaItem,
} from "~/upkeep/backup/rules/schema";
import { SEARCH_TABLES } from "~/upkeep/backup/rules/search";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import {
  createBackupKeys,
  newestId,
  readManifest,
  restoreHere,
  rowsNow,
  rowsOfBackup,
  SMALL,
  sorted,
  takeBackup,
  withBackups,
} from "../support/backups";
import { change, rowsOf } from "../support/database";
import { seededRandom } from "../support/random";
import { createSubject } from "../support/subject";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2026, 8, 7);
let now = START;
let keys: Awaited<ReturnType<typeof createBackupKeys>>;
let ctx: Context;
let logged: [string, unknown][];

beforeAll(async () => {
  keys = await createBackupKeys();
  await createSubject(withoutQueue(createTestContext(() => now)));
});
beforeEach(() => {
  now += DAY;
  logged = [];
  ctx = withBackups(withoutQueue(createTestContext(() => now)), keys.publicKey);
  ctx = { ...ctx, log: (event, fields) => logged.push([event, fields]) };
});
afterEach(async () => {
  for (const bucket of [testEnv.BACKUPS, testEnv.FILES]) {
    const { objects } = await bucket.list();
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  }
});

const pass = (ms: number) => {
  now += ms;
};
const schemaNow = () => rowsOf<SchemaItem>(SCHEMA_QUERY);
async function keptNow() {
  const [columns, references] = [
    await rowsOf<ColumnRow>(COLUMNS_QUERY),
    await rowsOf<{ from: string; to: string }>(REFERENCES_QUERY),
  ];
  return listKept(await schemaNow(), columns, references);
}
const scaffold = async () => (await schemaNow()).filter(({ name }) => name.startsWith("backup_"));

describe("what a backup contains", () => {
  it("is each table, except those that are left out for a reason", async () => {
    const schema = await schemaNow();
    const tables = schema.filter(({ type }) => type === "table").map(({ name }) => name);
    const kept = (await keptNow()).map(({ name }) => name);
    const leftOut = tables.filter((name) => reasonLeftOut(name, schema) !== null);
    expect([...kept, ...leftOut].sort()).toEqual([...tables].sort());
    expect(leftOut.filter((name) => !/^(member|company|person)_search(_[a-z]+)?$/.test(name))).toEqual([]);
    expect(kept.length).toBeGreaterThan(60);
  });

  it("has each table after those that it refers to", async () => {
    const order = (await keptNow()).map(({ name }) => name);
    for (const { from, to } of await rowsOf<{ from: string; to: string }>(REFERENCES_QUERY)) {
      expect(order.indexOf(to), `${from} before ${to}`).toBeLessThan(order.indexOf(from));
    }
  });

  it("includes a table that is added later, without anybody naming it", async () => {
    await change("create table later (a text, n integer, v blob, primary key (a, n)) without rowid");
    await change("insert into later values ('x', 2, x'00ff'), ('x', 10, null)");
    try {
      const manifest = await takeBackup(ctx);
      expect((await rowsOfBackup(manifest, keys.privateKey)).get("later")).toEqual([
        ["tib", "x", "2", "00FF"],
        ["tin", "x", "10", null],
      ]);
    } finally {
      await change("drop table later");
    }
  });

  it("refuses a virtual table that nothing fills, and a key that cannot be noted", () => {
    const virtual = {
      type: "table",
      name: "other_search",
      table: "other_search",
      sql: "CREATE VIRTUAL TABLE other_search USING fts5(x)",
    };
    expect(() => reasonLeftOut("other_search", [virtual])).toThrow("other_search");
    const table = { type: "table", name: "t", table: "t", sql: "CREATE TABLE t (k blob primary key)" };
    expect(() => listKept([table], [{ table: "t", column: "k", type: "BLOB", place: 1 }], [])).toThrow("BLOB");
  });

  it("fills the full-text tables as migrations and triggers have", async () => {
    for (const [name, fill] of Object.entries(SEARCH_TABLES)) {
      const read = () => rowsOf(`select * from ${name} order by 1, 2, 3`);
      const before = await read();
      expect(before.length, name).toBeGreaterThan(0);
      await change(`delete from ${name}`);
      await change(fill);
      expect(await read(), name).toEqual(before);
    }
  });
});

describe("values", () => {
  const random = seededRandom(41);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const bits = () => {
    const view = new DataView(new ArrayBuffer(8));
    for (const at of [0, 4]) view.setUint32(at, Math.floor(random() * 2 ** 32));
    return view;
  };
  const real = () => {
    const value = bits().getFloat64(0);
    return Number.isFinite(value) ? value : 0.1;
  };
  const text = () =>
    Array.from({ length: Math.floor(random() * 12) }, () =>
      pick([
        "a",
        "'",
        '"',
        "\\",
        "\n",
        "\r\n",
        "\0",
        "\t",
        ";\n",
        "--",
        "é",
        "😀",
        "\u2028",
        "%",
        "{}",
        "\u007f",
        "E'",
      ]),
    ).join("");
  const hex = () =>
    Array.from({ length: Math.floor(random() * 9) }, () => pick(["00", "ff", "0a", "27", "c3"])).join("");
  const asHex = (value: string) => Buffer.from(value).toString("hex");
  /** A random value as SQL that does not go through what is tested. */
  const value = () =>
    pick([
      () => "null",
      () => String(bits().getBigInt64(0)),
      () => pick(["0", "1", "9223372036854775807", "(-9223372036854775807 - 1)", "9007199254740993"]),
      () => pick(["1.0", "-0.5", "9e999", "-9e999", "1e308", "5e-324", "0.1", "1.0 / 3"]),
      () => `cast(x'${asHex(text())}' as text)`,
      () => `cast(x'${asHex(JSON.stringify({ a: text(), b: [1, null] }))}' as text)`,
      () => `x'${hex()}'`,
    ])();

  it("of every type come back exactly, whatever the column declares", async () => {
    const columns = ["a text", "b integer", "c real", "d blob", "e"];
    await change(`create table odd (k text, n integer, ${columns.join()}, primary key (k, n))`);
    try {
      for (let row = 0; row < 300; row += 1) {
        const key = `cast(x'${asHex(`${row}${text()}`)}' as text), ${bits().getBigInt64(0)}`;
        await change(`insert into odd values (${key}, ${columns.map(value).join()})`);
        await testEnv.DB.prepare("update odd set c = ? where k like ?").bind(real(), `${row}%`).run();
      }
      // Longer than a statement may be.
      await testEnv.DB.prepare("insert into odd values ('long', 1, ?, 2, 3.5, zeroblob(200000), ?)")
        .bind("é😀'\n\0".repeat(40_000), "x".repeat(120_000))
        .run();
      await change("update odd set d = cast(d || 'ÿ' as blob) where k = 'long'");
      const [table] = (await keptNow()).filter(({ name }) => name === "odd");
      if (!table) throw new Error("No table");
      const everything = `select k, n, ${["k", "n", "a", "b", "c", "d", "e"].map((c) => `typeof(${c}) || '/' || hex(${c}) || '/' || coalesce(length(${c}), '')`).join(" || ' ' || ")} as all_of, c = (select c from odd as o where o.rowid = odd.rowid) as same from odd order by k, n`;
      const before = await rowsOf(everything);
      const reals = await rowsOf("select rowid, c from odd where typeof(c) = 'real' order by k, n");
      const { results } = await testEnv.DB.prepare(pageQuery(table, null, 1000)).all();
      const rows = results.map((row) => toKept(table, row));
      const manifest = await takeBackup(ctx, SMALL);
      expect(sorted(new Map([["odd", (await rowsOfBackup(manifest, keys.privateKey)).get("odd") ?? []]]))).toEqual(
        sorted(new Map([["odd", rows]])),
      );
      await change("create table former as select * from odd");
      await change("delete from odd");
      const statements = [...insertsOf(table, rows)];
      for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
      await testEnv.DB.batch(statements.map((statement) => testEnv.DB.prepare(statement)));
      expect(await rowsOf(everything)).toEqual(before);
      expect(
        (await rowsOf<{ c: number }>("select c from odd where typeof(c) = 'real' order by k, n")).map(({ c }) => c),
      ).toEqual(reals.map((row) => (row as { c: number }).c));
      // The database itself compares, to the last bit.
      for (const column of ["a", "b", "c", "d", "e"]) {
        expect(
          await rowsOf(
            `select count(*) as n from odd join former using (k, n) where odd.${column} is not former.${column}`,
          ),
          column,
        ).toEqual([{ n: 0 }]);
      }
    } finally {
      await change("drop table if exists former");
      await change("drop table odd");
    }
  });
});

describe("a backup of a product at work", () => {
  /** Changes some rows in one of many ways. */
  async function write(random: () => number): Promise<void> {
    const id = Math.floor(random() * 40);
    const acts = [
      () =>
        change(
          "insert into memo values (?, ?, ?) on conflict do update set text = excluded.text",
          `k${id}`,
          id % 3,
          String(random()),
        ),
      () => change("delete from memo where key = ?", `k${id}`),
      () =>
        change(
          "update memo set key = ? || 'x' where key = ? and not exists (select 1 from memo where key = ? || 'x')",
          `k${id}`,
          `k${id}`,
          `k${id}`,
        ),
      () =>
        change(
          "insert into memo_lines (memo_key, memo_n, text) select key, n, ? from memo order by random() limit 2",
          String(random()),
        ),
      () => change("update memo_lines set text = ? where rowid % 3 = ?", String(random()), id % 3),
      () => change("delete from memo_lines where rowid % 7 = ?", id % 7),
      () => change("update users set job_title = ? where rowid % 4 = ?", String(random()), id % 4),
      () => change("update companies set name = name || '.' where rowid % 3 = ?", id % 3),
      () => change("delete from rate_limits where key like ?", `%${id % 10}`),
      () =>
        change(
          "insert into notices values (?, 'u', 'NEWSLETTER', 'x', '{}', 1, null) on conflict do update set data = ?",
          ...[`n${id}`, String(random())],
        ),
      () => change("delete from notices where id = ?", `n${id}`),
    ];
    await (acts[Math.floor(random() * acts.length)] as () => Promise<void>)();
  }

  beforeAll(async () => {
    await change("create table memo (key text, n integer, text text, primary key (key, n)) without rowid");
    await change(
      "create table memo_lines (memo_key text, memo_n integer, text text, foreign key (memo_key, memo_n) references memo (key, n) on delete cascade on update cascade)",
    );
    for (let row = 0; row < 60; row += 1) await change("insert into memo values (?, ?, 'first')", `k${row}`, row % 3);
    return async () => {
      await change("drop table memo_lines");
      await change("drop table memo");
    };
  });

  /** The context whose database writes, fails or loses answers as the seed says, and keeps what the largest batch saw. */
  function atWork(random: () => number, faults: number) {
    const { $client } = ctx.db;
    let seen: Map<string, KeptRow[]> | null = null;
    let notices: Record<string, unknown>[] = [];
    const fails = (what: string) => {
      if (random() < faults) throw new Error(`${what}: no answer`);
    };
    const batch: D1Database["batch"] = async (statements) => {
      while (random() < 0.6) await write(random);
      fails("D1, before");
      const answers = await $client.batch(statements);
      // The moment asks for the changes and the number of each table's rows.
      const kept = await keptNow();
      if (statements.length === 2 + 2 * kept.length) {
        seen = await rowsNow(kept);
        // Nothing is written until LOGS is asked, which is at once.
        notices = await rowsOf("select id, data from notices order by id");
      }
      fails("D1, after");
      return answers as never;
    };
    const db: Context["db"] = Object.create(ctx.db, { $client: { value: { ...$client, batch } } });
    const store = testEnv.BACKUPS;
    const put = async (...given: Parameters<R2Bucket["put"]>) => {
      fails("R2, before");
      await store.put(...given);
      fails("R2, after");
    };
    const backups = {
      put,
      get: (key: string) => store.get(key),
      head: (key: string) => store.head(key),
      list: (options?: R2ListOptions) => store.list(options),
      delete: (given: string | string[]) => store.delete(given),
    } as unknown as R2Bucket;
    return { ctx: { ...ctx, db, backups }, seen: () => seen, notices: () => notices };
  }

  it.each(testEnv.TEST_EVERY ? [0, 1, 2, 3, 4, 5] : [0, 4])(
    "is the database of one moment, whatever is written meanwhile and wherever a run dies (seed %i)",
    async (seed) => {
      const random = seededRandom(1000 + seed);
      const busy = atWork(random, seed < 3 ? 0 : 0.01);
      let cursor: string | null = null;
      let [runs, died] = [0, 0];
      for (let isDone = false; !isDone; ) {
        runs += 1;
        expect(runs).toBeLessThan(300);
        try {
          const run: Awaited<ReturnType<typeof backUpWithin>> = await backUpWithin(busy.ctx, cursor, SMALL);
          cursor = run.cursor;
          isDone = cursor === null;
        } catch (error) {
          expect(String(error)).toContain("no answer");
          died += 1;
        }
      }
      const manifest = await readManifest(await newestId());
      const rows = await rowsOfBackup(manifest, keys.privateKey);
      // The last moment that was looked at is that of the backup, unless its own run died; then it was looked at again.
      const [found, seen] = [sorted(rows), sorted(busy.seen() ?? new Map())];
      for (const name of Object.keys(seen)) expect(found[name], name).toEqual(seen[name]);
      expect(Object.fromEntries([...rows].map(([name, some]) => [name, some.length]))).toEqual(manifest.counts);
      const { logs } = manifest;
      const kept = logs && (await rowsOfBackup(logs, keys.privateKey)).get("notices");
      expect(
        kept?.map(([, id, , , , data]) => ({ id, data })).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
      ).toEqual(busy.notices());
      expect(logs?.counts?.notices).toBe(busy.notices().length);
      expect(runs).toBeGreaterThan(5);
      if (seed >= 3) expect(died).toBeGreaterThan(0);
      expect(await scaffold()).toEqual([]);
    },
    60_000,
  );

  it("restores into a database with the same rows, and with nothing that leads nowhere", async () => {
    const manifest = await takeBackup(ctx, SMALL);
    const rows = await rowsOfBackup(manifest, keys.privateKey);
    const random = seededRandom(7);
    for (let time = 0; time < 30; time += 1) await write(random);
    await registerCompany(ctx);
    await restoreHere(manifest, rows);
    expect(sorted(await rowsNow(manifest.tables))).toEqual(sorted(rows));
    expect(await rowsOf("pragma foreign_key_check")).toEqual([]);
  });
});

describe("a backup that cannot go on", () => {
  const begin = async () => {
    const { cursor } = await backUpWithin(ctx, null, SMALL);
    if (!cursor) throw new Error("It has ended already");
    return cursor;
  };

  it.each<[string, () => Promise<unknown>, string]>([
    ["the schema changes", () => change("create table newer (a text primary key)"), "the schema has changed"],
    ["a table is made anew", () => change("drop trigger backup_of_sessions_added"), "triggers that note changes"],
    ["the notes are gone", () => change(`drop table ${CHANGES}`), "notes of changes are gone"],
    ["the database was restored", () => change(`delete from ${CHANGES}`), "was restored meanwhile"],
    ["it takes days", async () => pass(4 * DAY), "took too long"],
  ])("because %s is given up and told, and the next run begins anew", async (_what, act, reason) => {
    const cursor = await begin();
    await act();
    try {
      await expect(backUpWithin(ctx, cursor, SMALL)).rejects.toThrow(reason);
      expect(logged).toContainEqual(["backup-lost", { backup: cursor, reason: expect.stringContaining(reason) }]);
      expect(await scaffold()).toEqual([]);
      now += 60_000;
      const next = await backUpWithin(ctx, cursor, SMALL);
      expect(next.cursor).not.toBe(cursor);
      await takeBackup(ctx);
    } finally {
      await change("drop table if exists newer");
    }
  });

  it("shows as failed among the jobs, with the reason", async () => {
    const cursor = await begin();
    await change("delete from jobs");
    await change("insert into jobs (name, cursor, due_at, last_run_at) values ('backup', ?, 0, 0)", cursor);
    await change(`delete from ${CHANGES}`);
    const job = JOBS.filter(({ name }) => name === "backup");
    await runDue(ctx, job);
    expect(await rowsOf("select outcome, error from run_log where job = 'backup'")).toEqual([
      { outcome: "failed", error: expect.stringContaining("restored meanwhile") },
    ]);
    now += DAY;
    for (let run = 0; run < 3; run += 1) {
      await runDue(ctx, job);
      now += 5 * 60_000;
    }
    expect(await rowsOf("select cursor from jobs where name = 'backup'")).toEqual([{ cursor: null }]);
    expect(await newestId()).not.toBe("");
  });

  it("does not begin without a bucket or a key, says so, and leaves nothing in the database", async () => {
    const cursor = await begin();
    for (const off of [
      { ...ctx, backups: null },
      { ...ctx, settings: { ...ctx.settings, BACKUP_KEY: "" } },
    ]) {
      expect(await backUpWithin(off, cursor, SMALL)).toEqual({ did: {}, cursor: null });
      expect(await scaffold()).toEqual([]);
    }
    expect(logged).toContainEqual(["backup-off", undefined]);
    await testEnv.BACKUPS.delete(progressKey(cursor));
  });
});

describe("files", () => {
  const put = (key: string, text: string) =>
    testEnv.FILES.put(key, text, { httpMetadata: { contentType: "text/plain" } });
  const copies = async () => {
    const { objects } = await testEnv.BACKUPS.list({ prefix: "files/" });
    return objects.map(({ key }) => key.split("/").slice(2, -1).join("/")).sort();
  };
  const listed = async (id: string) => {
    const { fileLists } = await readManifest(id);
    const lists = await Promise.all(
      fileLists.map(async ({ name }) => {
        const object = await testEnv.BACKUPS.get(name);
        return readFileList(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer()));
      }),
    );
    return lists.flat();
  };

  it("are copied once, however many backups list them, and new ones with the next", async () => {
    for (let file = 0; file < 10; file += 1) await put(`evidence/c/${file}.pdf`, `file ${file} ${"x".repeat(500)}`);
    let puts = 0;
    const counted = new Proxy(testEnv.BACKUPS, {
      get: (store, name) => {
        if (name !== "put") return Reflect.get(store, name).bind(store);
        return (key: string, ...rest: [never]) => {
          if (key.startsWith("files/")) puts += 1;
          return store.put(key, ...rest);
        };
      },
    });
    const first = await takeBackup({ ...ctx, backups: counted }, SMALL);
    expect([puts, first.files, await copies()]).toEqual([10, 10, (await listed(first.id)).map(({ key }) => key)]);
    now += DAY;
    await put("evidence/c/5b.pdf", "new");
    await put("avatars/u/a", "");
    const second = await takeBackup({ ...ctx, backups: counted }, SMALL);
    expect([puts, second.files]).toEqual([12, 12]);
    expect((await listed(second.id)).map(({ key }) => key)).toEqual((await copies()).sort());
    expect((await listed(second.id))[0]).toMatchObject({ key: "avatars/u/a", size: 0, contentType: "text/plain" });
  });

  it("that are gone leave the backups four weeks later, and those that were replaced do too", async () => {
    await put("evidence/c/1.pdf", "one");
    await put("evidence/c/2.pdf", "two");
    await put("evidence/c/3.pdf", "three");
    const first = await takeBackup(ctx, SMALL);
    now += DAY;
    await testEnv.FILES.delete("evidence/c/2.pdf");
    await put("evidence/c/3.pdf", "three, again");
    const second = await takeBackup(ctx, SMALL);
    expect(second.files).toBe(2);
    expect(await copies()).toEqual(["1", "2", "3", "3"].map((file) => `evidence/c/${file}.pdf`));
    now += GONE_FILE_LIFE_MS - 1;
    await takeBackup(ctx, SMALL);
    expect(await copies()).toHaveLength(4);
    now += DAY;
    const last = await takeBackup(ctx, SMALL);
    expect(await copies()).toEqual(["evidence/c/1.pdf", "evidence/c/3.pdf"]);
    expect((await listed(last.id)).every(({ goneAt }) => goneAt === undefined)).toBe(true);
    await expect(readManifest(first.id)).rejects.toThrow();
  });

  it("are copied anew for a new key, and the copies for the former one stay as long as its backups", async () => {
    await put("evidence/c/1.pdf", "one");
    const first = await takeBackup(ctx, SMALL);
    now += DAY;
    const other = await createBackupKeys();
    ctx = withBackups(ctx, other.publicKey);
    const second = await takeBackup(ctx, SMALL);
    expect(second.files).toBe(1);
    for (const [{ id }, { privateKey }] of [
      [first, keys],
      [second, other],
    ] as const) {
      const [entry] = (await listed(id)).filter(({ goneAt }) => goneAt === undefined);
      if (!entry) throw new Error("No entry");
      const object = await testEnv.BACKUPS.get(pieceKey(entry, 0));
      const sealed = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer());
      expect(await openEnvelope(privateKey, pieceKey(entry, 0), sealed)).toEqual(new TextEncoder().encode("one"));
    }
    now += GONE_FILE_LIFE_MS;
    await takeBackup(ctx, SMALL);
    expect(await copies()).toEqual(["evidence/c/1.pdf"]);
  });

  it("are left to the next backup when a day has not been enough, and what was copied stays known", async () => {
    for (let file = 0; file < 8; file += 1) await put(`evidence/c/${file}.pdf`, `file ${file}`);
    let cursor: string | null = null;
    do {
      cursor = (await backUpWithin(ctx, cursor, SMALL)).cursor;
      if (cursor && (await copies()).length > 0) now += DAY;
    } while (cursor);
    const first = await readManifest(await newestId());
    expect([first.hasAllFiles, first.files]).toEqual([false, 6]);
    now += DAY;
    const second = await takeBackup(ctx, SMALL);
    expect([second.hasAllFiles, second.files, (await copies()).length]).toEqual([true, 8, 8]);
  });

  it("changed key in the middle of a backup ends it", async () => {
    const { cursor } = await backUpWithin(ctx, null, SMALL);
    const other = withBackups(ctx, (await createBackupKeys()).publicKey);
    await expect(backUpWithin(other, cursor, SMALL)).rejects.toThrow("the key has changed");
  });

  it("larger than a piece are copied in pieces", async () => {
    const large = new Uint8Array(9 * 1024 * 1024).fill(7);
    await testEnv.FILES.put("exports/u/e.zip", large);
    const manifest = await takeBackup(ctx);
    expect((await listed(manifest.id))[0]?.pieces).toHaveLength(2);
    expect(await copies()).toEqual(["exports/u/e.zip", "exports/u/e.zip"]);
  });
});

describe("old backups", () => {
  it("are deleted before they are 30 days old, with what a given-up one has left", async () => {
    const old = await takeBackup(ctx);
    const { cursor: cut } = await backUpWithin({ ...ctx, clock: () => now + 1000 }, null, SMALL);
    now += BACKUP_LIFE_MS - 1000;
    const young = await takeBackup(ctx);
    expect(await readManifest(old.id)).toMatchObject({ id: old.id });
    now += 3000;
    const last = await takeBackup(ctx);
    const { objects } = await testEnv.BACKUPS.list({ prefix: "backups/" });
    expect(new Set(objects.map(({ key }) => key.split("/")[1]))).toEqual(new Set([young.id, last.id]));
    expect(cut).not.toBeNull();
  });
});

it("the triggers that note changes are one line each", async () => {
  for (const sql of listTriggers(await keptNow()).values()) expect(sql).not.toContain("\n");
});
