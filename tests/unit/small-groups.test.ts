import { describe, expect, it } from "vitest";
import { bandOf, type CrossCounts, FEWEST, shownCells, shownGroups } from "~/domain/analytics/small-groups";
import { seededRandom } from "../support/random";

const named = (counts: readonly number[]) => new Map(counts.map((companies, index) => [`g${index}`, companies]));
const shown = (...counts: number[]) => [...shownGroups(named(counts))].map((id) => counts[Number(id.slice(1))] ?? 0);

/** Whether what two nested groups differ by would tell of one to four companies. */
const tells = (difference: number) => difference > 0 && difference < FEWEST;
const sum = (counts: Iterable<number>) => [...counts].reduce((total, each) => total + each, 0);

describe("the groups of a table", () => {
  it.each([
    [
      [5, 9, 20],
      [5, 9, 20],
    ],
    [[4, 9, 20], [20]],
    [[2, 3, 20], [20]],
    [[2, 2, 20], []],
    [[1, 1, 1, 1, 1, 7], [7]],
    [[0, 4, 1], [0]],
    [[4], []],
    [[7], [7]],
  ])("of %j show %j", (counts, expected) => {
    expect(shown(...counts).sort((one, other) => one - other)).toEqual(expected);
  });

  it("never tell of one to four by what all of them and one of them differ by, whatever their sizes", () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 9, 12];
    let seen = 0;
    for (const a of sizes)
      for (const b of sizes)
        for (const c of sizes)
          for (const d of sizes) {
            const counts = [a, b, c, d];
            const all = sum(counts);
            const visible = shown(...counts).filter((companies) => companies > 0);
            // Everybody and each group, each group and nobody, and everybody without all that is shown.
            for (const group of visible) {
              expect([counts, group, tells(group), tells(all - group)]).toEqual([counts, group, false, false]);
            }
            expect([counts, tells(all - sum(visible))]).toEqual([counts, all < FEWEST && all > 0]);
            seen += visible.length;
          }
    expect(seen).toBeGreaterThan(5000);
  });
});

describe("the cells of a table that is cut by two things", () => {
  it.each([1, 2, 3, 4, 5, 6])("tell by no nested pair of one to four, tables of lot %i", (seed) => {
    const random = seededRandom(seed);
    let pairs = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const size = () => [0, 1, 3, 4, 5, 9, 10, 11, 14, 30][Math.floor(random() * 10)] as number;
      const rows = ["r0", "r1", "r2", "r3"];
      const table: CrossCounts = new Map(rows.map((row) => [row, named([size(), size(), size(), size()])]));
      const cells = shownCells(table);
      const rowTotals = new Map(rows.map((row) => [row, sum(table.get(row)?.values() ?? [])]));
      const columnTotals = named([0, 1, 2, 3].map((at) => sum(rows.map((row) => table.get(row)?.get(`g${at}`) ?? 0))));
      const all = sum(rowTotals.values());
      for (const [totals, of] of [
        [rowTotals, (row: string) => [...(cells.get(row) ?? [])].map((column) => table.get(row)?.get(column) ?? 0)],
        [
          columnTotals,
          (column: string) =>
            rows.filter((row) => cells.get(row)?.has(column)).map((row) => table.get(row)?.get(column) ?? 0),
        ],
      ] as const) {
        const visible = shownGroups(totals);
        for (const [line, total] of totals) {
          for (const cell of of(line).filter((companies) => companies > 0)) {
            expect(visible.has(line)).toBe(true);
            // The cell and its line, its line without it, everybody without it, and the line without all its cells.
            expect([cell >= 10, tells(total - cell), tells(all - cell)]).toEqual([true, false, false]);
            pairs += 1;
          }
          if (visible.has(line) && of(line).some((cell) => cell > 0)) expect(tells(total - sum(of(line)))).toBe(false);
        }
      }
    }
    expect(pairs).toBeGreaterThan(100);
  });
});

describe("how many companies a group has", () => {
  it.each([
    [5, "5-9"],
    [9, "5-9"],
    [10, "10-19"],
    [19, "10-19"],
    [20, "20+"],
    [4321, "20+"],
  ])("is told of %i as %s", (companies, band) => {
    expect(bandOf(companies)).toBe(band);
  });
});
