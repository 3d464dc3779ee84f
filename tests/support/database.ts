import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Context, createContext } from "~/platform/context";
import * as logTables from "~/upkeep/privacy/all-log-tables";
import { testEnv } from "./worker";

/** Tables filled by reference data and migrations; no use case writes to them. */
const FIXED = ["d1_migrations", "places", "industries", "catalogues"];

/** The tables of LOGS. No other table has one of these names, so a statement's text says for which database it is. */
const LOG_TABLES = Object.values<unknown>(logTables).flatMap((table) =>
  is(table, SQLiteTable) ? getTableName(table) : [],
);
const NAMES_LOGS = new RegExp(`\\b(${LOG_TABLES.join("|")})\\b`);

/** The database that a statement is for. */
const databaseFor = (query: string) => (NAMES_LOGS.test(query) ? testEnv.LOGS : testEnv.DB);

/** Every table that the product writes to, of both databases, without the tables inside the search indexes. */
export async function listTables(): Promise<string[]> {
  const listed = await Promise.all(
    [testEnv.DB, testEnv.LOGS].map((db) =>
      db
        .prepare(
          "select name from sqlite_master where type = 'table' and substr(name, 1, 4) not in ('_cf_', 'sqli') and name not glob '*_search_*' order by name",
        )
        .all<{ name: string }>(),
    ),
  );
  return listed.flatMap(({ results }) => results.map(({ name }) => name)).filter((name) => !FIXED.includes(name));
}

/** Runs statements, those of each database as one batch. */
export async function inBatches(statements: string[]): Promise<void> {
  for (const db of [testEnv.DB, testEnv.LOGS]) {
    const own = statements.filter((statement) => databaseFor(statement) === db);
    if (own.length > 0) await db.batch(own.map((statement) => db.prepare(statement)));
  }
}

/** Every row of those tables, in an order that depends only on the rows. */
export async function dumpDatabase({ without = [] }: { without?: string[] } = {}): Promise<Record<string, string[]>> {
  const names = (await listTables()).filter((name) => !without.includes(name));
  const rows = await Promise.all(names.map((name) => rowsOf(`select * from "${name}"`)));
  return Object.fromEntries(
    names.map((name, index) => [name, (rows[index] ?? []).map((row) => JSON.stringify(row)).sort()]),
  );
}

export async function rowsOf<T>(query: string, ...values: (string | number | null)[]): Promise<T[]> {
  const statement = databaseFor(query)
    .prepare(query)
    .bind(...values);
  return (await statement.all<T>()).results;
}

export async function change(query: string, ...values: (string | number | null)[]): Promise<void> {
  await databaseFor(query)
    .prepare(query)
    .bind(...values)
    .run();
}

/** The fate of a statement: run normally, be replaced by one that fails, or run but lose its result on the way back. */
export type Fate = "run" | "fail" | "lose";

/** A context on the test databases that passes every statement to `tap` first, in the order they are sent. */
export function createTappedContext(tap: (query: string) => Fate, clock?: () => number): Context {
  return createContext(tapped(tap), clock);
}

/** The test bindings with those databases. */
export function tapped(tap: (query: string) => Fate): typeof testEnv {
  return { ...testEnv, DB: tapDatabase(testEnv.DB, tap), LOGS: tapDatabase(testEnv.LOGS, tap) };
}

/**
 * A context in which the n-th statement, counted from 1, meets a fault; `sent` returns how many statements were sent. Those for LOGS count
 * only if asked for: most of what is done goes on without it.
 */
export function createFaultyContext(
  at: number,
  fate: Fate,
  clock?: () => number,
  { countsLogs = false } = {},
): { ctx: Context; sent: () => number } {
  let count = 0;
  const ctx = createTappedContext((query) => {
    if (!countsLogs && NAMES_LOGS.test(query)) return "run";
    count += 1;
    return count === at ? fate : "run";
  }, clock);
  return { ctx, sent: () => count };
}

/** The test bindings, with `act` run at the last moment: before the first batch with a statement that starts with `beginning`. */
export function interrupted(beginning: string, act: () => Promise<unknown>): typeof testEnv {
  const db = testEnv.DB;
  let isNext = false;
  let isDone = false;
  const DB: D1Database = {
    prepare: (query: string) => {
      isNext ||= query.startsWith(beginning);
      return db.prepare(query);
    },
    batch: async <T>(statements: D1PreparedStatement[]) => {
      if (isNext && !isDone) {
        isDone = true;
        await act();
      }
      return db.batch<T>(statements);
    },
    withSession: () => DB,
  } as unknown as D1Database;
  return { ...testEnv, DB };
}

/** The same context, with `act` run before each batch. `act` gets the batch number, from 1; if it throws, the batch throws. */
export function beforeEachBatch(ctx: Context, act: (number: number) => Promise<unknown>): Context {
  const { $client } = ctx.db;
  let number = 0;
  const batch = async <T>(statements: D1PreparedStatement[]) => {
    number += 1;
    await act(number);
    return $client.batch<T>(statements);
  };
  const db: Context["db"] = Object.create(ctx.db, { $client: { value: { ...$client, batch } } });
  return { ...ctx, db };
}

/** The test bindings, with `act` run before the n-th round trip to the database, counted from 1. */
export function interruptedAt(at: number, act: () => Promise<unknown>): typeof testEnv {
  const db = testEnv.DB;
  let trips = 0;
  const leave = async () => {
    trips += 1;
    if (trips === at) await act();
  };
  const sources = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      async all<T>() {
        await leave();
        return statement.all<T>();
      },
    } as D1PreparedStatement;
    sources.set(wrapped, statement);
    return wrapped;
  };
  const DB: D1Database = {
    prepare: (query: string) => wrap(db.prepare(query)),
    async batch<T>(statements: D1PreparedStatement[]) {
      await leave();
      return db.batch<T>(statements.map((wrapped) => sources.get(wrapped) ?? wrapped));
    },
    withSession: () => DB,
  } as unknown as D1Database;
  return { ...testEnv, DB };
}

const LOST = "D1_ERROR: Network connection lost.";

function tapDatabase(db: D1Database, tap: (query: string) => Fate): D1Database {
  const sources = new WeakMap<D1PreparedStatement, { query: string; statement: D1PreparedStatement }>();
  // Fails when it runs, as with a full disk or a broken constraint; it parses without error.
  const failing = () => db.prepare("select json('{')");

  const wrap = (query: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(query, statement.bind(...values)),
      all: async <T>() => {
        const fate = tap(query);
        const answer = await (fate === "fail" ? failing() : statement).all<T>();
        if (fate === "lose") throw new Error(LOST);
        return answer;
      },
    } as D1PreparedStatement;
    sources.set(wrapped, { query, statement });
    return wrapped;
  };

  const tapping: D1Database = {
    prepare: (query: string) => wrap(query, db.prepare(query)),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const fated = statements.map((wrapped) => {
        const source = sources.get(wrapped);
        if (!source) throw new Error("A statement of another database");
        return { fate: tap(source.query), statement: source.statement };
      });
      const answers = await db.batch<T>(fated.map(({ fate, statement }) => (fate === "fail" ? failing() : statement)));
      if (fated.some(({ fate }) => fate === "lose")) throw new Error(LOST);
      return answers;
    },
    withSession: () => tapping,
  } as unknown as D1Database;
  return tapping;
}

/** The test bindings with a database that does not respond: each round trip fails at once or never completes. */
export function withoutDatabase(how: "fails" | "hangs", binding: "DB" | "LOGS" = "DB"): typeof testEnv {
  const leave = () => (how === "fails" ? Promise.reject(new Error(LOST)) : new Promise<never>(() => {}));
  const statement = { bind: () => statement, all: leave } as unknown as D1PreparedStatement;
  const away = { prepare: () => statement, batch: leave, withSession: () => away } as unknown as D1Database;
  return { ...testEnv, [binding]: away };
}
