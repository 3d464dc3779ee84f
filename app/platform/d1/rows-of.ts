import { Column, is, type SQL, type Subquery, sql } from "drizzle-orm";
import { fromJson } from "./write-once";

/** A select as drizzle writes it, to run or to be part of another. */
interface Select<Row> extends PromiseLike<Row[]> {
  as(alias: string): Subquery;
}

/** The columns whose values JSON holds as drizzle reads them. */
const READ_AS_WRITTEN = ["string", "number", "json"];

/**
 * What a select finds, in its order, as one column of a statement that reads something else: D1 takes as long to begin a statement as to find a dozen rows.
 * Its values are texts and whole numbers, and what a column keeps as JSON.
 */
export function rowsOf<Row>(select: Select<Row>, name: string): SQL.Aliased<Row[]> {
  const found = select.as(name);
  const fields = Object.entries(found._.selectedFields).map(([key, field]) => {
    const value = (found as unknown as Record<string, Column | SQL>)[key];
    const type = is(field, Column) ? field.dataType : "string";
    if (!READ_AS_WRITTEN.includes(type)) throw new Error(`JSON does not hold ${key} as a column of its type is read`);
    return sql`${sql.raw(`'${key}'`)}, ${type === "json" ? sql`json(${value})` : value}`;
  });
  const row = sql`json_object(${sql.join(fields, sql`, `)})`;
  return sql`(select json_group_array(${row}) from ${found})`.mapWith(fromJson<Row[]>).as(`${name}_rows`);
}
