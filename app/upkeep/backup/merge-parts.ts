import type { Manifest, RowsPart } from "./rules/manifest";
import { isHeading, isRow, type Line, linesOf } from "./rules/part";
import { type KeptRow, noteName, rowName } from "./rules/rows";
import type { KeptTable } from "./rules/schema";

/** Rows of one table, to be inserted in this order. */
export interface Rows {
  table: KeptTable;
  rows: KeptRow[];
}

/**
 * The rows of the moment of the backup, table by table, each after those that it refers to. What was noted as changed replaces what was
 * copied before; only the changes are kept in memory.
 */
export async function* mergeParts(
  { parts, tables }: Pick<Manifest, "parts" | "tables">,
  read: (part: RowsPart) => Promise<string>,
): AsyncGenerator<Rows> {
  const tableOf = new Map(tables.map((table) => [table.name, table]));
  const changes = new Map(tables.map(({ name }) => [name, new Map<string, KeptRow | null>()]));
  let current: KeptTable | undefined;
  let isChange = false;
  const follow = (line: Line) => {
    if (!isHeading(line)) return;
    current = tableOf.get(line.table);
    isChange = line.isChange;
  };
  for (const part of parts.filter((each) => each.changes > 0)) {
    for await (const line of linesIn(part, read)) {
      follow(line);
      const changed = current && changes.get(current.name);
      if (isHeading(line) || !isChange || !current || !changed) continue;
      if (isRow(line)) changed.set(rowName(current, line), line);
      else changed.set(noteName(line.gone), null);
    }
  }
  let begun = 0;
  // Ends the tables up to this one: what was only noted as changed is new.
  function* endBefore(name: string | null): Generator<Rows> {
    for (; begun < tables.length && tables[begun]?.name !== name; begun += 1) {
      const table = tables[begun] as KeptTable;
      const rows = [...(changes.get(table.name)?.values() ?? [])].filter((row) => row !== null);
      if (rows.length > 0) yield { table, rows };
    }
  }
  for (const part of parts.filter((each) => each.rows > each.changes)) {
    let rows: KeptRow[] = [];
    for await (const line of linesIn(part, read)) {
      if (isHeading(line)) {
        if (current && rows.length > 0) yield { table: current, rows };
        rows = [];
        follow(line);
        if (!isChange) yield* endBefore(line.table);
      } else if (!isChange && current && isRow(line) && !changes.get(current.name)?.has(rowName(current, line))) {
        rows.push(line);
      }
    }
    if (current && rows.length > 0) yield { table: current, rows };
  }
  yield* endBefore(null);
}

async function* linesIn(part: RowsPart, read: (part: RowsPart) => Promise<string>): AsyncGenerator<Line> {
  let count = 0;
  for (const line of linesOf(await read(part))) {
    if (!isHeading(line)) count += 1;
    yield line;
  }
  if (count !== part.rows) throw new Error(`${part.name} has ${count} rows instead of ${part.rows}`);
}
