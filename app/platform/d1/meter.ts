/** What a request cost the database: round trips, the statements in them, rows read and rows written. */
export interface Cost {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/**
 * The same database, with its cost counted from each answer's `meta`. Rows come back as objects on every path, so a
 * query that joins tables must give each selected column a name of its own.
 */
export function meter(db: D1Database): { db: D1Database; cost: Cost } {
  const cost: Cost = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };

  const note = <T extends { meta: D1Meta }>(result: T): T => {
    cost.rowsRead += result.meta.rows_read ?? 0;
    cost.rowsWritten += result.meta.rows_written ?? 0;
    return result;
  };

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async <T>() => {
      cost.trips += 1;
      cost.statements += 1;
      return note(await statement.all<T>());
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

  const metered = {
    prepare: (query: string) => wrap(db.prepare(query)),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      cost.trips += 1;
      cost.statements += statements.length;
      const results = await db.batch<T>(statements.map((statement) => originals.get(statement) ?? statement));
      return results.map(note);
    },
    exec: (query: string) => db.exec(query),
  } as D1Database;

  return { db: metered, cost };
}
