import { type Column, is, SQL, sql } from "drizzle-orm";

/** What a statement selects, by name: columns, and expressions that have a name. */
type Fields<Row> = { [K in keyof Row]: Column | SQL.Aliased };

/** Every value of a row as one text, in SQL: a write that asks whether it is still `tellRow` of the row that was read meets what has been changed since. */
export function rowText(fields: Fields<Record<string, unknown>>): SQL<string> {
  const values = Object.values(fields).map((field) => (is(field, SQL.Aliased) ? field.sql : sql`${field}`));
  return sql<string>`json_array(${sql.join(values, sql`, `)})`;
}

/**
 * The same of a row that has been read. Where the database writes one of its values otherwise, such as a fraction, the two differ although nothing has changed:
 * whoever compares them has to have another way.
 */
export function tellRow<Row>(fields: Fields<Partial<Row>>, row: Row): string {
  const values = Object.entries(fields).map(([name, field]) => {
    const value = row[name as keyof Row];
    if (typeof value === "boolean") return Number(value);
    return value === null || is(field, SQL.Aliased) ? value : (field as Column).mapToDriverValue(value);
  });
  return JSON.stringify(values);
}
