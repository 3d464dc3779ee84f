import { createHash } from "node:crypto";
import { withDatabase } from "../../../scripts/lib/database.mjs";

/** The tables that a company has rows in because it has a key that leads to it, parents first: `{ table, columns, keys }`. */
async function listOwned(run) {
  const named = await run(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 4) NOT IN ('_cf_', 'sqli') AND name NOT GLOB '*_search*'`,
  );
  const all = [];
  for (const { name } of named) {
    // A contribution gets a number of its new region, which rebuilds its rankings.
    const columns = (
      await run(`SELECT name FROM pragma_table_info('${name}') WHERE lower(type) <> 'integer' OR name <> 'id'`)
    ).map((column) => column.name);
    // Of a key of several columns the first leads to the company.
    const keys = await run(
      `SELECT "from" AS own, "table" AS parent, "to" AS id FROM pragma_foreign_key_list('${name}') WHERE seq = 0`,
    );
    all.push({ table: name, columns, keys });
  }
  const owned = [{ ...all.find(({ table }) => table === "companies"), keys: [] }];
  for (;;) {
    const known = new Set(owned.map(({ table }) => table));
    const isRow = ({ keys }) => keys.some(({ parent }) => known.has(parent));
    const waits = (each) => each.keys.some(({ parent, own }) => !known.has(parent) && isOfCompany(all, parent) && own);
    const next = all.filter((each) => !known.has(each.table) && isRow(each) && !waits(each));
    if (next.length === 0) return owned;
    // The corporate company is in both regions; its membership follows the member.
    owned.push(...next.map((each) => ({ ...each, keys: each.keys.filter(({ own }) => own !== "corporate_id") })));
  }
}

function isOfCompany(all, table) {
  if (table === "companies") return true;
  const keys = all.find((each) => each.table === table)?.keys ?? [];
  return keys.some(({ parent }) => parent !== table && isOfCompany(all, parent));
}

/** The condition: a row of the table is this company's. */
function ownedBy(owned, table, company) {
  if (table === "companies") return `id = '${company}'`;
  const { keys } = owned.find((each) => each.table === table);
  const ways = keys.flatMap(({ own, parent, id }) =>
    owned.some((each) => each.table === parent)
      ? [`${own} IN (SELECT ${id} FROM ${parent} WHERE ${ownedBy(owned, parent, company)})`]
      : [],
  );
  return `(${ways.join(" OR ")})`;
}

/** What LOGS has of a company, by the ids of its people. */
const LOG_TABLES = ["notices", "settled_messages", "security_log", "bell_readers"];

const quoted = (columns) => columns.map((column) => `quote("${column}")`).join(` || ', ' || `);
const digestOf = (rows) => createHash("sha256").update(rows.sort().join("\n")).digest("hex");

/** The rows of a table as SQL writes them. */
async function rowsOf(run, { table, columns }, where) {
  return (await run(`SELECT ${quoted(columns)} AS row FROM "${table}" WHERE ${where}`)).map(({ row }) => row);
}

/** The numbers of a region's counters are its own: the names tell which are meant. */
async function translate(from, to, company) {
  const mine = `assessment_id IN (SELECT id FROM assessments WHERE company_id = '${company}')`;
  const rows = await from(`SELECT assessment_id AS id, answers FROM contributions WHERE ${mine}`);
  const names = new Map((await from("SELECT id, name FROM counter_names")).map(({ id, name }) => [id, name]));
  const there = new Map((await to("SELECT id, name FROM counter_names")).map(({ id, name }) => [name, id]));
  for (const { id, answers } of rows) {
    const numbers = answers.split(",").filter(Boolean);
    const known = numbers.map((number) => there.get(names.get(Number(number))));
    if (known.includes(undefined)) throw new Error("The other region lacks a counter");
    await to(`UPDATE contributions SET answers = ',${known.join()},' WHERE assessment_id = '${id}'`);
  }
}

/**
 * Moves companies from one region to another while neither has a server: everything is copied, what has arrived is compared, `settle`
 * changes the directory, and only then is it erased where it was. Returns the rows and the milliseconds of each step.
 * @param {string} from
 * @param {string} to
 * @param {string[]} companies
 * @param {(company: string) => Promise<unknown>} settle
 */
export async function moveCompanies(from, to, companies, settle) {
  return withDatabase(from, (_from, fromIn) =>
    withDatabase(to, async (_to, toIn) => {
      const [db, logs] = [fromIn("DB"), fromIn("LOGS")];
      const owned = await listOwned(db);
      const logTables = [];
      for (const table of LOG_TABLES) {
        const columns = await logs(`SELECT name FROM pragma_table_info('${table}')`);
        logTables.push({ table, columns: columns.map(({ name }) => name) });
      }
      const moved = {
        rows: 0,
        tables: new Map(),
        different: 0,
        left: 0,
        copyMs: 0,
        checkMs: 0,
        switchMs: 0,
        eraseMs: 0,
      };
      const timed = async (step, work) => {
        const began = performance.now();
        await work();
        moved[step] += performance.now() - began;
      };
      for (const company of companies) {
        const people = await db(`SELECT quote(id) AS id FROM users WHERE company_id = '${company}'`);
        const isTheirs = `user_id IN (${people.map(({ id }) => id).join()})`;
        const parts = [
          ...owned.map((each) => ({ ...each, where: ownedBy(owned, each.table, company), binding: "DB" })),
          ...logTables.map((each) => ({ ...each, where: isTheirs, binding: "LOGS" })),
        ];
        const digests = new Map();
        await timed("copyMs", async () => {
          const copies = { DB: ["PRAGMA defer_foreign_keys = on"], LOGS: ["SELECT 1"] };
          for (const part of parts) {
            const rows = await rowsOf(fromIn(part.binding), part, part.where);
            const into = `"${part.table}" (${part.columns.join()})`;
            copies[part.binding].push(...rows.map((row) => `INSERT INTO ${into} VALUES (${row})`));
            digests.set(part.table, digestOf(rows));
            moved.rows += rows.length;
            if (rows.length > 0) moved.tables.set(part.table, (moved.tables.get(part.table) ?? 0) + rows.length);
          }
          // First what was told, as the product does.
          await toIn("LOGS")(...copies.LOGS);
          await toIn("DB")(...copies.DB);
        });
        await timed("checkMs", async () => {
          for (const part of parts) {
            const rows = await rowsOf(toIn(part.binding), part, part.where);
            if (digestOf(rows) !== digests.get(part.table)) moved.different += 1;
          }
          await translate(db, toIn("DB"), company);
        });
        if (moved.different > 0) throw new Error("What has arrived is not what was sent");
        await timed("switchMs", () => settle(company));
        await timed("eraseMs", async () => {
          const of = (binding) => parts.filter((part) => part.binding === binding);
          const erase = ({ table, where }) => `DELETE FROM "${table}" WHERE ${where}`;
          await db("PRAGMA defer_foreign_keys = on", ...of("DB").reverse().map(erase));
          await logs(...of("LOGS").map(erase));
        });
        for (const { table, binding, where } of parts) {
          const [{ n }] = await fromIn(binding)(`SELECT count(*) AS n FROM "${table}" WHERE ${where}`);
          moved.left += n;
        }
      }
      for (const run of [db, toIn("DB")]) moved.left += (await run("SELECT * FROM pragma_foreign_key_check")).length;
      return moved;
    }),
  );
}
