import { splitStatements, withDatabase } from "../../../scripts/lib/database.mjs";

/**
 * Runs statements on a database whose server does not run.
 * @param {string} state
 * @param {string} sql of which each ends with a semicolon at its line's end
 */
export async function runSql(state, sql) {
  await withDatabase(state, (run) => run(...splitStatements(sql)));
}

/**
 * The rows of one statement.
 * @param {string} state
 * @param {string} sql
 */
export async function readRows(state, sql) {
  return withDatabase(state, (run) => run(sql));
}
