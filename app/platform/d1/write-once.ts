import { type DriverValueDecoder, fillPlaceholders, type Placeholder, type Query, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { QueryPromise } from "drizzle-orm/query-promise";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database, Found, Statement } from "./client";

/** A query as drizzle has written it: its SQL, what is bound to it in order, and what makes values of the rows it finds. */
interface Written {
  getQuery(): Query;
  mapResult(rows: unknown, isFromBatch?: boolean): unknown;
  /** What a select finds, column by column, and where drizzle puts it. */
  fields?: { path: string[]; field: Selected }[];
}

/** What drizzle has written, and what of it is the same for any number of times. */
interface Once {
  query: Query;
  /** Makes values of what a batch has found. */
  read: (found: D1Result<Row>) => unknown;
  /** The same query within another, where JSON holds its values as drizzle reads them. */
  told: { text: string; read: (told: string) => unknown } | null;
}
type Row = Record<string, unknown>;

type Decoder = DriverValueDecoder<unknown, unknown>;
/** A column, which reads its own values; an expression with a name, or without. */
type Selected =
  | (Decoder & { name: string; columnType: string })
  | { fieldAlias: string; sql: { decoder: Decoder } }
  | { decoder: Decoder };

/** Reads an expression that is JSON, for `mapWith`. */
export const fromJson = <T>(text: string): T => JSON.parse(text);

/** How a column is called and read, and whether JSON holds its values: it has no bytes, and the database writes fractions into it with fewer digits. */
function describe(field: Selected): { name: string; decoder: Decoder; isTellable: boolean } {
  if ("columnType" in field) {
    return { name: field.name, decoder: field, isTellable: !/Blob|Real|Numeric/.test(field.columnType) };
  }
  if ("sql" in field) return { name: field.fieldAlias, decoder: field.sql.decoder, isTellable: true };
  return { name: "", decoder: field.decoder, isTellable: false };
}

/** Works out once what drizzle looks up anew for each row: how each of its columns is read. */
function prepareOnce(written: Written): Once {
  const query = written.getQuery();
  const { fields } = written;
  // Drizzle makes one object of each table, or hands on what D1 says of a change.
  if (!fields?.every(({ path }) => path.length === 1)) {
    return { query, read: (found) => written.mapResult(found, true), told: null };
  }
  const columns = fields.map(({ path: [key = ""], field }) => {
    const described = describe(field);
    return { key, ...described, isJson: described.decoder.mapFromDriverValue === fromJson };
  });
  const readRow = (values: unknown[], isTold: boolean) => {
    const row: Row = {};
    for (const [at, { key, decoder, isJson }] of columns.entries()) {
      const value = values[at];
      row[key] = value === null || (isTold && isJson) ? value : decoder.mapFromDriverValue(value);
    }
    return row;
  };
  const values = columns.map(({ name, isJson }) => (isJson ? `json("${name}")` : `"${name}"`));
  const told = {
    text: `select json_group_array(json_array(${values.join(", ")})) from (${query.sql})`,
    read: (text: string) => fromJson<unknown[][]>(text).map((row) => readRow(row, true)),
  };
  return {
    query,
    read: ({ results }) => results.map((row) => readRow(Object.values(row), false)),
    told: columns.every(({ isTellable }) => isTellable) ? told : null,
  };
}

/** What drizzle makes of a select, or of what changes rows. */
type Asked<T> = RunnableQuery<T, "sqlite"> & { prepare(): Written };

/** Drizzle over no database: it writes queries and runs none. */
const writer = drizzle({ prepare: () => null } as unknown as D1Database);

/**
 * A query that every page or save asks, written once an isolate: drizzle takes as long to write one as a page to draw a dozen elements. The values
 * named have a place in it, and are bound as they are given; what is asked differently from case to case is a query of its own.
 */
export function writeOnce<const N extends string, T>(
  names: readonly N[],
  write: (db: Database, places: Record<N, Placeholder>) => Asked<T>,
): (db: Database, values: Record<N, unknown>) => WrittenQuery<T> {
  let once: Once | undefined;
  return (db, values) => {
    once ??= prepareOnce(write(writer, placesFor(names)).prepare());
    return new WrittenQuery(db, once, values);
  };
}

const placesFor = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name): [string, Placeholder] => [name, sql.placeholder(name)])) as Record<
    N,
    Placeholder
  >;

/** Such a query with its values, to await or for a batch. */
class WrittenQuery<T> extends QueryPromise<T> implements RunnableQuery<T, "sqlite"> {
  declare readonly _: { dialect: "sqlite"; result: T };

  constructor(
    private readonly db: Database,
    readonly once: Once,
    private readonly values: Record<string, unknown>,
  ) {
    super();
  }

  /** What is bound, in order. */
  get params(): unknown[] {
    return fillPlaceholders(this.once.query.params, this.values);
  }

  /** What a batch asks of its statements. */
  _prepare() {
    const { sql: text } = this.once.query;
    return {
      stmt: this.db.$client.prepare(text),
      getQuery: () => ({ sql: text, params: this.params }),
      mapResult: this.once.read,
    };
  }

  override async execute(): Promise<T> {
    const [found] = await this.db.batch([this]);
    return found;
  }
}

/**
 * Runs a query that finds a row or none, and others with it: as the first columns of its statement where they can be told, since D1 takes as long to begin a statement
 * as to find a dozen rows, else in one batch. With the query as a table beside them SQLite would take a third longer to begin. Null where the others were not read for want of that row.
 */
export async function runBeside<T, const B extends readonly Statement[]>(
  db: Database,
  main: WrittenQuery<T[]>,
  others: B,
): Promise<{ rows: T[]; beside: Found<B> | null }> {
  const told = others.flatMap((other) =>
    other instanceof WrittenQuery && other.once.told ? [{ other, ...other.once.told }] : [],
  );
  if (others.length === 0 || told.length < others.length) {
    const [rows, ...beside] = await db.batch([main, ...others]);
    return { rows: rows as T[], beside: beside as Found<B> };
  }
  const columns = told.map(({ text }, at) => `(${text}) as "beside_${at}"`).join(", ");
  const statement = db.$client.prepare(main.once.query.sql.replace("select ", () => `select ${columns}, `));
  const found = await statement.bind(...told.flatMap(({ other }) => other.params), ...main.params).all<Row>();
  const [row] = found.results;
  const beside = row && told.map(({ read }, at) => read(String(row[`beside_${at}`])));
  const own = found.results.map((found) => Object.fromEntries(Object.entries(found).slice(told.length)));
  return { rows: main.once.read({ ...found, results: own }) as T[], beside: beside ? (beside as Found<B>) : null };
}
