import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { collected, PIPED, Refusal, startTool } from "../../../scripts/lib/run.mjs";

/**
 * Runs statements on a database whose server does not run.
 * @param {string} state
 * @param {string} name of the file that they are handed over in
 * @param {string} sql
 */
export async function runSql(state, name, sql) {
  const file = join(state, `${name}.sql`);
  writeFileSync(file, sql);
  await execute(state, "--file", file);
}

/**
 * The rows of one statement.
 * @param {string} state
 * @param {string} sql
 */
export async function readRows(state, sql) {
  return JSON.parse(await execute(state, "--json", "--command", sql))[0].results;
}

async function execute(state, ...what) {
  const args = ["d1", "execute", "kompas", "--local", "--persist-to", state, "--yes", ...what];
  const { code, stdout, output } = await collected(startTool("wrangler", args, { stdio: PIPED }));
  if (code !== 0) throw new Refusal(`${output}\nThe database could not be asked.`);
  return stdout;
}
