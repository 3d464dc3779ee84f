/** SQL that brings the reference tables up to date: `node scripts/reference/sql.mjs <file>`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { INDUSTRIES } from "./industries.mjs";
import { buildPlaces } from "./places.mjs";

/** D1 refuses a statement over 100 KB. */
const MAX_ROWS = 100;
const MAX_BYTES = 60_000;

function literal(value) {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function upserts(table, columns, rows, unless = "") {
  const head = `INSERT INTO ${table} (${columns.join(", ")}) VALUES\n`;
  const values = columns.filter((column) => column !== "id");
  const updates = values.map((column) => `${column} = excluded.${column}`);
  // A row that is the same already is not written.
  const differs = `(${values.map((column) => `${table}.${column}`)}) IS NOT (${values.map((column) => `excluded.${column}`)})`;
  const tail = `\nON CONFLICT(id) DO UPDATE SET ${updates.join(", ")} WHERE ${[differs, ...(unless ? [unless] : [])].join(" AND ")};\n`;

  const statements = [];
  let batch = [];
  let bytes = 0;
  const flush = () => {
    if (batch.length > 0) statements.push(head + batch.join(",\n") + tail);
    batch = [];
    bytes = Buffer.byteLength(head + tail);
  };
  flush();
  for (const row of rows) {
    const tuple = `(${row.map(literal).join(", ")})`;
    const size = Buffer.byteLength(tuple) + 2;
    if (batch.length === MAX_ROWS || bytes + size > MAX_BYTES) flush();
    batch.push(tuple);
    bytes += size;
  }
  flush();
  return statements.join("");
}

/**
 * The statements that update the list of industries, by default to that of this release. Once the network's office has edited the
 * list, they only add new industries and change nothing else.
 */
export function industriesSql(industries = INDUSTRIES) {
  return upserts(
    "industries",
    ["id", "name_en", "name_fr", "name_ms", "position"],
    industries.map(({ id, nameEn, nameFr, nameMs }, index) => [id, nameEn, nameFr, nameMs, index + 1]),
    "NOT EXISTS (SELECT 1 FROM industries WHERE edited_at IS NOT NULL)",
  );
}

/** @returns {string} */
export function referenceSql() {
  const places = upserts(
    "places",
    ["id", "kind", "parent_id", "name_en", "name_fr", "name_ms"],
    buildPlaces().map((place) => [place.id, place.kind, place.parentId, place.nameEn, place.nameFr, place.nameMs]),
  );
  return places + industriesSql();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file] = process.argv;
  if (!file) throw new Error("Usage: node scripts/reference/sql.mjs <file>");
  writeFileSync(file, referenceSql());
}
