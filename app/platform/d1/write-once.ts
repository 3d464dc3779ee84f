import { type DriverValueDecoder, fillPlaceholders, type Placeholder, type Query, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { QueryPromise } from "drizzle-orm/query-promise";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./client";

/** A query as drizzle has written it: its SQL, what is bound to it in order, and what makes values of the rows it finds. */
interface Written {
  getQuery(): Query;
  mapResult(rows: unknown, isFromBatch?: boolean): unknown;
  /** What a select finds, column by column, and where drizzle puts it. */
  fields?: { path: string[]; field: Selected }[];
}

/** Makes values of what a batch has found. */
type Reader = (found: D1Result<Record<string, unknown>>) => unknown;

type Decoder = DriverValueDecoder<unknown, unknown>;
/** A column reads its own values, an expression by what it was mapped with, one with a name by its expression's. */
type Selected = Decoder | { decoder: Decoder } | { sql: { decoder: Decoder } };

const decoderOf = (field: Selected): Decoder =>
  "mapFromDriverValue" in field ? field : "decoder" in field ? field.decoder : field.sql.decoder;

/** The same for any number of times: drizzle looks up anew for each row how each of its columns is read. */
function readerOf(written: Written): Reader {
  const { fields } = written;
  if (!fields?.every(({ path }) => path.length === 1)) return (found) => written.mapResult(found, true);
  const columns = fields.map(({ path: [key = ""], field }) => ({ key, decoder: decoderOf(field) }));
  return ({ results }) =>
    results.map((row) => {
      const values = Object.values(row);
      const found: Record<string, unknown> = {};
      for (const [at, { key, decoder }] of columns.entries()) {
        const value = values[at];
        found[key] = value === null ? null : decoder.mapFromDriverValue(value);
      }
      return found;
    });
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
  let written: Written | undefined;
  let read: Reader | undefined;
  return (db, values) => {
    written ??= write(writer, placesFor(names)).prepare();
    read ??= readerOf(written);
    return new WrittenQuery(db, written.getQuery(), read, values);
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
    private readonly query: Query,
    private readonly read: Reader,
    private readonly values: Record<string, unknown>,
  ) {
    super();
  }

  /** What a batch asks of its statements. */
  _prepare() {
    const { sql: text, params } = this.query;
    return {
      stmt: this.db.$client.prepare(text),
      getQuery: () => ({ sql: text, params: fillPlaceholders(params, this.values) }),
      mapResult: this.read,
    };
  }

  override async execute(): Promise<T> {
    const [found] = await this.db.batch([this]);
    return found;
  }
}
