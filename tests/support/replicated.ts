/** Where a query ran, and its text. */
export interface Served {
  by: "primary" | "replica";
  query: string;
}

interface Asked {
  text: string;
  values: unknown[];
}

/**
 * A database with a replica that lags as much as D1's session contract allows. A "first-primary" session asks the primary first. A session
 * with a bookmark asks any replica that has reached it, and a replica that has not catches up before it answers. Writes go to the primary.
 * The local D1 has no replica, so this one repeats its earlier answer to a query until it has to catch up.
 */
export function replicated(db: D1Database) {
  const asked = new WeakMap<D1PreparedStatement, Asked & { statement: D1PreparedStatement }>();
  const served: Served[] = [];
  const known = new Map<string, D1Result<never>[]>();
  let primaryAt = 0;
  let replicaAt = 0;

  type Run = (statements: D1PreparedStatement[]) => Promise<D1Result<never>[]>;

  const note = (by: Served["by"], statements: D1PreparedStatement[]) => {
    for (const statement of statements) served.push({ by, query: asked.get(statement)?.text ?? "" });
  };
  const askPrimary: Run = async (statements) => {
    note("primary", statements);
    const answers = await db.batch<never>(statements.map((each) => asked.get(each)?.statement ?? each));
    if (answers.some(({ meta }) => meta.rows_written > 0)) primaryAt += 1;
    return answers;
  };
  const askReplica: Run = async (statements) => {
    note("replica", statements);
    const key = JSON.stringify(statements.map((each) => [asked.get(each)?.text, asked.get(each)?.values]));
    const answers =
      known.get(key) ?? (await db.batch<never>(statements.map((each) => asked.get(each)?.statement ?? each)));
    if (answers.some(({ meta }) => meta.rows_written > 0)) throw new Error("A replica cannot write");
    known.set(key, answers);
    return answers;
  };
  const over = (run: Run) => {
    const wrap = (text: string, statement: D1PreparedStatement, values: unknown[]): D1PreparedStatement => {
      const wrapped = {
        bind: (...given: unknown[]) => wrap(text, statement.bind(...given), given),
        all: async () => (await run([wrapped]))[0],
      } as unknown as D1PreparedStatement;
      asked.set(wrapped, { text, values, statement });
      return wrapped;
    };
    return { prepare: (query: string) => wrap(query, db.prepare(query), []), batch: run };
  };
  const withSession = (constraint: string = "first-unconstrained") => {
    let bookmark = /^\d+$/.test(constraint) ? Number(constraint) : 0;
    let isPrimary = constraint === "first-primary";
    const run: Run = async (statements) => {
      if (isPrimary) {
        isPrimary = false;
        const answers = await askPrimary(statements);
        bookmark = primaryAt;
        return answers;
      }
      if (replicaAt < bookmark) {
        known.clear();
        replicaAt = primaryAt;
      }
      bookmark = Math.max(bookmark, replicaAt);
      return askReplica(statements);
    };
    return { ...over(run), getBookmark: () => String(bookmark) };
  };
  return { DB: { ...over(askPrimary), withSession } as unknown as D1Database, served };
}
