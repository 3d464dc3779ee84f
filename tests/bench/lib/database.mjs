import { splitStatements, withDatabase } from "../../../scripts/lib/database.mjs";

/**
 * Runs statements on a database whose server is stopped.
 * @param {string} state
 * @param {string} sql in which each statement ends with a semicolon at the end of a line
 */
export async function runSql(state, sql) {
  await withDatabase(state, (run) => run(...splitStatements(sql)));
}

/**
 * The same for statements that fill tables with millions of rows. It drops the indexes of these tables and the triggers for member
 * standings, and recreates them afterwards. The statements must do the triggers' work themselves.
 * @param {string} state
 * @param {string[]} tables
 * @param {string} sql
 */
export async function fillTables(state, tables, sql) {
  await withDatabase(state, async (run) => {
    const names = tables.map((table) => `'${table}'`).join(", ");
    const parts = await run(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name IN (${names}) AND (type = 'index' OR type = 'trigger' AND (name GLOB 'member_*' OR name GLOB 'feed_result_*'))`,
    );
    const away = parts.map(({ type, name }) => `DROP ${type} ${name}`);
    await run(...away, ...splitStatements(sql), ...parts.map((part) => part.sql));
  });
}

/**
 * The rows of one statement.
 * @param {string} state
 * @param {string} sql
 * @param {import("../../../scripts/lib/database.mjs").Binding} [binding] the database
 */
export async function readRows(state, sql, binding = "DB") {
  return withDatabase(state, (_run, runIn) => runIn(binding)(sql));
}
