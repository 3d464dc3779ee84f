import { type KeptRow, keyLiterals, literal } from "./rows";
import { type KeptTable, quoted } from "./schema";

/**
 * D1 takes 100 KB a statement, but runs out of memory at some thousand narrow rows, and Wrangler reads a statement of a local database
 * once for each of its characters.
 */
const MAX_BYTES = 5_000;
/** How much of a long value one statement carries: characters of a text, which may take four bytes each as hex, or digits of a blob. */
const PIECE = 5_000;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Statements that insert rows, none too long for D1. A row that is too long itself is inserted in pieces. */
export function* insertsOf(table: KeptTable, rows: Iterable<KeptRow>): Generator<string> {
  const head = `INSERT INTO ${quoted(table.name)} (${table.columns.map(quoted).join(", ")}) VALUES `;
  let [tuples, size] = [[] as string[], 0];
  const flush = () => {
    const statement = head + tuples.join(", ");
    [tuples, size] = [[], 0];
    return statement;
  };
  for (const row of rows) {
    const tuple = tupleOf(row);
    const length = bytesOf(tuple) + 2;
    if (tuples.length > 0 && size + length > MAX_BYTES) yield flush();
    if (length > MAX_BYTES) {
      yield* inPieces(table, row, head);
      continue;
    }
    tuples.push(tuple);
    size += length;
  }
  if (tuples.length > 0) yield flush();
}

const tupleOf = ([types, ...values]: KeptRow) =>
  `(${values.map((value, index) => literal(types[index] ?? "n", value)).join(", ")})`;

/** Inserts the row with its long values empty, then appends to each, piece by piece. */
function* inPieces(table: KeptTable, row: KeptRow, head: string): Generator<string> {
  const [types, ...values] = row;
  const isLong = (index: number) => String(values[index] ?? "").length > PIECE / 10 && /[tb]/.test(types[index] ?? "");
  const long = values.flatMap((_, index) =>
    isLong(index) && !table.key.includes(table.columns[index] ?? "") ? index : [],
  );
  yield head + tupleOf([types, ...values.map((value, index) => (long.includes(index) ? "" : value))]);
  const keys = keyLiterals(table, row);
  const where = table.key.map((column, index) => `${quoted(column)} = ${keys[index]}`).join(" AND ");
  for (const index of long) {
    const [column, type] = [quoted(table.columns[index] ?? ""), types[index] ?? "t"];
    for (const piece of piecesOf(String(values[index]), type)) {
      const appended =
        type === "t"
          ? `${column} || ${literal("t", piece)}`
          : `CAST(CAST(${column} AS TEXT) || CAST(x'${piece}' AS TEXT) AS BLOB)`;
      yield `UPDATE ${quoted(table.name)} SET ${column} = ${appended} WHERE ${where}`;
    }
  }
}

/** Cuts a value, but not between the two halves of a character. */
function* piecesOf(text: string, type: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + PIECE, text.length);
    if (type === "t" && /[\uD800-\uDBFF]/.test(text[end - 1] ?? "")) end = end < text.length ? end + 1 : end;
    yield text.slice(start, end);
    start = end;
  }
}
