import { CHANGES, type KeptTable, quoted } from "./schema";

/**
 * A row as a backup writes it, first the type of each value: `t`ext, `i`nteger, `r`eal, `b`lob or `n`ull. Integers are their digits, since
 * a number of JavaScript is exact to 53 bits only; blobs are hex; infinite reals are `9e999` or `-9e999`.
 */
export type KeptRow = [types: string, ...values: (string | number | null)[]];

/** The columns of a query whose rows `toKept` reads. */
function selected({ columns }: KeptTable): string {
  const types = columns.map((column) => `substr(typeof(${quoted(column)}), 1, 1)`).join(" || ");
  const values = columns.map((name, index) => {
    const c = quoted(name);
    const real = `iif(${c} = 9e999, '9e999', iif(${c} = -9e999, '-9e999', ${c}))`;
    return `case typeof(${c}) when 'integer' then cast(${c} as text) when 'blob' then hex(${c}) when 'real' then ${real} else ${c} end as v${index}`;
  });
  return `${types} as types, ${values.join(", ")}`;
}

/** A row that such a query has found. */
export function toKept({ columns }: KeptTable, found: Record<string, unknown>): KeptRow {
  return [String(found.types), ...columns.map((_, index) => found[`v${index}`] as string | number | null)];
}

/** The next rows of a table in the order of its key, after the row with that key (as `keyLiterals` writes it). */
export function pageQuery(table: KeptTable, after: readonly string[] | null, limit: number): string {
  const key = table.key.map(quoted).join(", ");
  const where = after ? ` where (${key}) > (${after.join(", ")})` : "";
  return `select ${selected(table)} from ${quoted(table.name)}${where} order by ${key} limit ${limit}`;
}

/** The rows of a table that were noted as changed after one note and up to another, as they are now. */
export function changedQuery(table: KeptTable, from: number, to: number): string {
  const key = table.key.map(quoted).join(", ");
  const noted = table.key.map((_, index) => `key ->> ${index}`).join(", ");
  return `select ${selected(table)} from ${quoted(table.name)} where (${key}) in (select ${noted} from ${CHANGES} where id > ${from} and id <= ${to} and name = '${table.name}')`;
}

/** The values of a row's key as SQL. */
export function keyLiterals(table: KeptTable, row: KeptRow): string[] {
  return table.key.map((column) => {
    const index = table.columns.indexOf(column);
    return literal(row[0][index] ?? "n", row[index + 1] ?? null);
  });
}

/** A row's key as one text, the same for the key of a note (`noteName`). */
export function rowName(table: KeptTable, row: KeptRow): string {
  return table.key
    .map((column) => {
      const index = table.columns.indexOf(column);
      return `${row[0][index]}${JSON.stringify(row[index + 1])}`;
    })
    .join();
}

/** The key of a note: a JSON list of texts and whole numbers, as SQLite writes it. */
export function noteName(key: string): string {
  const parts = key.match(/"(?:[^"\\]|\\.)*"|-?\d+/g) ?? [];
  return parts
    .map((part) => (part.startsWith('"') ? `t${JSON.stringify(JSON.parse(part))}` : `i${JSON.stringify(part)}`))
    .join();
}

/** A value as SQL that gives exactly this value and type. */
export function literal(type: string, value: string | number | null): string {
  switch (type) {
    case "t":
      return textLiteral(String(value));
    case "i":
      // SQLite reads the digits of the least integer, without its sign, as a real.
      return value === "-9223372036854775808" ? "(-9223372036854775807 - 1)" : String(value);
    case "r":
      return realLiteral(value);
    case "b":
      return `x'${value}'`;
    default:
      return "NULL";
  }
}

/** Text with control characters as hex: line ends and NUL in a statement have confused tools that split a file into statements. */
function textLiteral(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\x00-\x1f\x7f]/.test(text)
    ? `CAST(x'${Buffer.from(text).toString("hex")}' AS TEXT)`
    : `'${text.replaceAll("'", "''")}'`;
}

/** 2^62, as far as SQLite reads a power of two exactly as an integer. */
const STEP_BITS = 62;
const STEP = "4611686018427387904";

/** SQLite does not read each decimal as the nearest real. So a real is written as a whole number times or divided by powers of two. */
function realLiteral(value: string | number | null): string {
  if (typeof value === "string") return value;
  const real = Number(value);
  if (Number.isSafeInteger(real)) return `${real}.0`;
  let [mantissa, exponent] = [real, 0];
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent -= 1;
  }
  while (!Number.isSafeInteger(mantissa)) {
    mantissa /= 2;
    exponent += 1;
  }
  const sign = exponent < 0 ? "/" : "*";
  const bits = Math.abs(exponent);
  const steps = Array.from({ length: Math.floor(bits / STEP_BITS) }, () => ` ${sign} ${STEP}`).join("");
  return `(${mantissa}.0${steps} ${sign} ${2n ** BigInt(bits % STEP_BITS)})`;
}
