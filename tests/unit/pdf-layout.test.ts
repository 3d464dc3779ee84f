import { describe, expect, it } from "vitest";
import type { Table } from "~/results/report/blocks";
import { Flow } from "~/results/report/pdf/flow";
import { tablePieces } from "~/results/report/pdf/table";
import { Tag } from "~/results/report/pdf/tags";
import { type Line, layText, widthOf } from "~/results/report/pdf/text";
import { STYLES } from "~/results/report/pdf/words";

const said = ({ runs }: Line) => runs.map(({ codes }) => codes.length).reduce((sum, length) => sum + length, 0);

describe("a text in a report file", () => {
  it("stays on one line in a room that is exactly as wide", () => {
    for (const word of ["Change", "Perubahan", "Évolution", "MTCO2e"])
      for (let pad = 0; pad < 10; pad += 0.1) {
        const width = widthOf(word, STYLES.head) + 2 * pad;
        expect(layText(word, STYLES.head, width - 2 * pad), word).toHaveLength(1);
      }
  });

  it("breaks an address that is wider than a line after a mark, and any other long word where it must", () => {
    const address = "owner@demo.kompas.example";
    const width = widthOf("owner@demo.kompas.exam", STYLES.cell);
    expect(layText(address, STYLES.cell, width).map(said)).toEqual(
      ["owner@demo.kompas.", "example"].map((line) => said(layText(line, STYLES.cell, 1000)[0] as Line)),
    );
    expect(layText("x".repeat(40), STYLES.cell, widthOf("x".repeat(15), STYLES.cell)).length).toBe(3);
  });
});

describe("a table in a report file", () => {
  const table = (rows: number): Table => ({
    type: "table",
    caption: "",
    empty: "",
    columns: [{ header: "Practice" }, { header: "Answer" }],
    groups: [{ title: "Water", rows: Array.from({ length: rows }, (_, row) => [`${row}`, "Yes"]) }],
  });
  /** How many pieces of a table are on each page if it begins at that height of the first. */
  const pages = (rows: number, from: number) => {
    const flow = new Flow();
    flow.begin();
    flow.skipTo(from);
    const counts = new Map<number, number>();
    const pieces = tablePieces(new Tag("Sect"), table(rows)).map((piece) => ({
      ...piece,
      draw: (...[sheet]: Parameters<typeof piece.draw>) => {
        counts.set(sheet.number, (counts.get(sheet.number) ?? 0) + 1);
      },
    }));
    flow.place(pieces);
    return [...counts.values()];
  };

  it("begins with two rows at least below its head and title, and ends with two at least, wherever a page ends", () => {
    for (let from = 100; from < 760; from += 3) {
      const counts = pages(40, from);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(42);
      for (const [index, count] of counts.entries())
        expect(count, `page ${index + 1} of a table that begins at ${from}`).toBeGreaterThanOrEqual(
          index === 0 ? 4 : 2,
        );
    }
  });
});
