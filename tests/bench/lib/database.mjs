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
 * The same for statements that fill tables with millions of rows: without the indexes of these tables and the triggers that say how members
 * stand, which are made again afterwards. What these triggers would have done is for the statements to do.
 * @param {string} state
 * @param {string[]} tables
 * @param {string} sql
 */
export async function fillTables(state, tables, sql) {
  await withDatabase(state, async (run) => {
    const names = tables.map((table) => `'${table}'`).join(", ");
    const parts = await run(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name IN (${names}) AND (type = 'index' OR type = 'trigger' AND name GLOB 'member_*')`,
    );
    const away = parts.map(({ type, name }) => `DROP ${type} ${name}`);
    await run(...away, ...splitStatements(sql), ...parts.map((part) => part.sql));
  });
}

/**
 * The rows of one statement.
 * @param {string} state
 * @param {string} sql
 */
export async function readRows(state, sql) {
  return withDatabase(state, (run) => run(sql));
}
