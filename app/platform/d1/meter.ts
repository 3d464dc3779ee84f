/** What a request cost the database: round trips, the statements in them, rows read and rows written. */
export interface Cost {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** Size of each database after its latest statement, in bytes; 0 before the first. */
  databaseBytes: number;
  logsBytes: number;
}

/** A count that begins at nothing. */
export const newCost = (): Cost => ({
  trips: 0,
  statements: 0,
  rowsRead: 0,
  rowsWritten: 0,
  databaseBytes: 0,
  logsBytes: 0,
});

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/**
 * D1's errors about a wrong statement, or about a row that breaks a rule. They show that the database is there; any other error means that
 * it is not.
 */
const STATEMENT_FAULT =
  /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE|AUTH)|constraint failed|D1_TYPE_ERROR|D1_COLUMN_NOTFOUND|Wrong number of parameter/;

/**
 * The same database twice, with its cost added to `cost` from each answer's `meta`. Only the primary answers `db`; replicas may answer
 * `reads` (`readsOf`). Rows come back as objects on every path, so a query that joins tables must give each selected column a name of its own. A
 * trip that takes longer than `patienceMs` throws, and every later trip throws at once. `isAway` says whether any trip found no database.
 */
export function meter(
  primary: D1Database,
  patienceMs: number,
  cost: Cost,
  size: "databaseBytes" | "logsBytes" = "databaseBytes",
): { db: D1Database; reads: D1Database; isAway: () => boolean } {
  let written = 0;
  let isAway = false;
  let hasHung = false;

  const reach = async <T>(leave: () => Promise<T>): Promise<T> => {
    const silence = () => new Error(`D1 has not answered within ${patienceMs} ms`);
    // A request that has waited once does not wait again.
    if (hasHung) throw silence();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hasHung = true;
        reject(silence());
      }, patienceMs);
    });
    try {
      return await Promise.race([leave(), late]);
    } catch (error) {
      isAway ||= !STATEMENT_FAULT.test(String(error));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  const note = <T extends { meta: D1Meta }>(result: T): T => {
    cost.rowsRead += result.meta.rows_read ?? 0;
    cost.rowsWritten += result.meta.rows_written ?? 0;
    written += result.meta.rows_written ?? 0;
    cost[size] = result.meta.size_after ?? cost[size];
    return result;
  };

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async <T>() => {
      cost.trips += 1;
      cost.statements += 1;
      return note(await reach(() => statement.all<T>()));
    };
    const metered = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all<Record<string, unknown>>()).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const row = (await all<Record<string, unknown>>()).results[0];
        if (!row) return null;
        return column === undefined ? row : (row[column] ?? null);
      },
    } as D1PreparedStatement;
    originals.set(metered, statement);
    return metered;
  };

  const over = (source: () => Source) =>
    ({
      prepare: (query: string) => wrap(source().prepare(query)),
      batch: async <T>(statements: D1PreparedStatement[]) => {
        cost.trips += 1;
        cost.statements += statements.length;
        const own = statements.map((statement) => originals.get(statement) ?? statement);
        return (await reach(() => source().batch<T>(own))).map(note);
      },
      exec: (query: string) => primary.exec(query),
    }) as D1Database;

  return { db: over(() => primary), reads: over(readsOf(primary, () => written)), isAway: () => isAway };
}

type Source = Pick<D1Database, "prepare" | "batch">;

/**
 * One D1 session per request (Cloudflare's "Sessions API"). The primary answers its first read and gives it a bookmark. Any replica that is
 * at least as new may answer the reads that follow. Once the request has written, the next read begins another session, so that it sees
 * what was written.
 */
function readsOf(db: D1Database, rowsWritten: () => number): () => Source {
  let session: D1DatabaseSession | undefined;
  let known = 0;
  return () => {
    if (!session || known !== rowsWritten()) session = db.withSession("first-primary");
    known = rowsWritten();
    return session;
  };
}
