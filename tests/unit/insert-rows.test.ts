import { getTableColumns, is, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { insertRows, openDatabase, type Statement } from "~/platform/d1/client";
import * as schema from "~/upkeep/privacy/all-tables";

// No statement runs here.
const db = openDatabase({} as D1Database);
const { documentLinks, outbox, scores } = schema;

const compiled = (statements: Statement[]) =>
  statements.map((statement) => (statement as unknown as { toSQL(): { sql: string; params: unknown[] } }).toSQL());
const bound = (statements: Statement[]) => compiled(statements).map(({ params }) => params.length);
const links = (count: number) => Array.from({ length: count }, (_, n) => ({ documentId: "d", subject: `s${n}` }));

describe("rows of one insert", () => {
  it.each([
    [0, []],
    [1, [2]],
    [50, [100]],
    [51, [52, 50]],
    [60, [60, 60]],
    [100, [100, 100]],
    [101, [68, 68, 66]],
  ])("with two values each, %i of them, are split over statements of a hundred values", (count, sizes) => {
    const statements = insertRows(db, documentLinks, links(count));
    expect(bound(statements)).toEqual(sizes);
    const subjects = compiled(statements).flatMap(({ params }) => params.filter((_, index) => index % 2 === 1));
    expect(subjects).toEqual(links(count).map(({ subject }) => subject));
  });

  it("are counted with what else a statement binds: subselects, defaults, and conflict handling", () => {
    const row = { assessmentId: "a", correct: 1, total: 2, score: 5000, level: "leader" as const };
    const rows = Array.from({ length: 17 }, (_, n) => ({ ...row, subject: `s${n}` }));
    expect(bound(insertRows(db, scores, rows))).toEqual([54, 48]);
    const set = { score: sql`${1} + ${2} + ${3} + ${4}` };
    const finished = insertRows(db, scores, rows.slice(0, 16), (insert) =>
      insert.onConflictDoUpdate({ target: [scores.assessmentId, scores.subject], set: { ...set, correct: 1 } }),
    );
    expect(bound(finished)).toEqual([53, 53]);
    const guard = sql<string>`(select ${"x"} where ${1} = ${2} and ${3} = ${4})`;
    const event = {
      eventId: "e",
      type: "T",
      channel: "email",
      data: {},
      status: "pending",
      createdAt: 1,
      dueAt: 1,
    } as const;
    const told = Array.from({ length: 12 }, (_, n) => ({ ...event, id: `${n}`, userId: guard }));
    const sizes = bound(insertRows(db, outbox, told));
    expect(sizes.every((size) => size <= 100)).toBe(true);
    expect(sizes.length).toBeLessThanOrEqual(3);
  });

  it("fit into a table: D1 allows a hundred columns", () => {
    const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) expect(Object.keys(getTableColumns(table)).length).toBeLessThanOrEqual(100);
  });
});
