import { fillPlaceholders, type Placeholder, type Query, sql } from "drizzle-orm";
import { QueryPromise } from "drizzle-orm/query-promise";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./client";

/** A query that drizzle has built: the SQL with its bound values, and how to read its result from a batch. */
export interface BuiltQuery {
  getQuery(): Query;
  mapResult(found: unknown, isFromBatch: boolean): unknown;
}

/** A drizzle query before it is built: a select, or a statement that changes rows. */
type Unbuilt<T> = RunnableQuery<T, "sqlite"> & { prepare(): BuiltQuery };

/**
 * A query that drizzle builds once per isolate, since building takes as long as rendering a dozen elements. The named values are
 * placeholders that are bound when it runs. If the SQL differs from case to case, make each case a query of its own.
 */
export function preparedQuery<const N extends string, T>(
  names: readonly N[],
  write: (db: Database, placeholders: Record<N, Placeholder>) => Unbuilt<T>,
): (db: Database, values: Record<N, unknown>) => PreparedQuery<T> {
  const placeholders = Object.fromEntries(
    names.map((name): [string, Placeholder] => [name, sql.placeholder(name)]),
  ) as Record<N, Placeholder>;
  let built: BuiltQuery | undefined;
  return (db, values) => {
    built ??= write(db, placeholders).prepare();
    return new PreparedQuery(db, built, values);
  };
}

/** A prepared query with its values, to await or to pass to `runTogether`. */
export class PreparedQuery<T> extends QueryPromise<T> {
  declare readonly _: { readonly result: T };

  constructor(
    private readonly db: Database,
    private readonly built: BuiltQuery,
    private readonly values: Record<string, unknown>,
  ) {
    super();
  }

  getQuery(): Query {
    const { sql: text, params } = this.built.getQuery();
    return { sql: text, params: fillPlaceholders(params, this.values) };
  }

  mapResult(found: unknown, isFromBatch: boolean): unknown {
    return this.built.mapResult(found, isFromBatch);
  }

  override async execute(): Promise<T> {
    const { sql: text, params } = this.getQuery();
    const found = await this.db.$client
      .prepare(text)
      .bind(...params)
      .all();
    return this.mapResult(found, true) as T;
  }
}
