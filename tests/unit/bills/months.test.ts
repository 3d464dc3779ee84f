import { describe, expect, test } from "vitest";
import { fillYear, type WholeBill } from "~/assessment/bills/rules/months";

const bill = (key: string, from: string, to: string, quantity: number, more: Partial<WholeBill> = {}): WholeBill => ({
  key,
  supply: "electricity",
  meter: "M1",
  from,
  to,
  startsAfter: false,
  quantity,
  unit: "kwh",
  isEstimate: false,
  isCredit: quantity < 0,
  ...more,
});
const monthsOf = (bills: WholeBill[], year = 2025) =>
  (fillYear(bills, year).supplies[0]?.months ?? []).flatMap(({ month, amount }) =>
    amount === null ? [] : [[month, amount]],
  );
const notesOf = (bills: WholeBill[]) =>
  fillYear(bills, 2025).notes.flatMap(({ about, bills: keys }) => (about === "gap" ? [] : `${about} ${keys.join()}`));

describe("bills over the months of a year", () => {
  test("days are split by the calendar, and the parts add up", () => {
    // 10 January to 9 March: 22, 28 and 9 of 59 days.
    expect(monthsOf([bill("a", "2025-01-10", "2025-03-09", 1000)])).toEqual([
      [1, 372.88],
      [2, 474.58],
      [3, 152.54],
    ]);
    // Only the days of the year count: 16 of 31.
    expect(monthsOf([bill("a", "2024-12-16", "2025-01-15", 310)])).toEqual([[1, 150]]);
  });

  test("the day of a reading counts once, for the bill that it ends", () => {
    const { supplies, notes } = fillYear(
      [bill("a", "2025-01-01", "2025-01-31", 310), bill("b", "2025-01-31", "2025-02-28", 280)],
      2025,
    );
    expect(supplies[0]?.months.slice(0, 2).map(({ amount }) => amount)).toEqual([310, 280]);
    expect(notes.map(({ about, days }) => [about, days])).toEqual([["gap", { from: "2025-03-01", to: "2025-12-31" }]]);
    expect(monthsOf([bill("a", "2024-12-31", "2025-01-31", 310, { startsAfter: true })])).toEqual([[1, 310]]);
  });

  test("two meters add up, and are told", () => {
    const bills = [
      bill("a", "2025-01-01", "2025-01-31", 100),
      bill("b", "2025-01-01", "2025-01-31", 1.5, { meter: "M2", unit: "mwh" }),
    ];
    expect(monthsOf(bills)).toEqual([[1, 1600]]);
    expect(notesOf(bills)).toEqual(["meters a,b"]);
  });

  test("what is said twice counts once; what overlaps is to be settled", () => {
    const january = bill("a", "2025-01-01", "2025-01-31", 100);
    expect(notesOf([january, { ...january, key: "b" }])).toEqual(["duplicate a,b"]);
    expect(monthsOf([january, { ...january, key: "b" }])).toEqual([[1, 100]]);
    expect(notesOf([january, bill("b", "2025-01-20", "2025-02-20", 90)])).toEqual(["overlap a,b"]);
  });

  test("an estimate gives way to a reading of its days, and is told otherwise", () => {
    const estimate = bill("a", "2025-01-01", "2025-01-31", 100, { isEstimate: true });
    expect(notesOf([estimate])).toEqual(["estimate a"]);
    expect(notesOf([estimate, bill("b", "2025-02-01", "2025-02-28", 60)])).toEqual(["settled a,b"]);
    const both = [estimate, bill("b", "2025-01-01", "2025-02-28", 150)];
    expect(notesOf(both)).toEqual(["replaced a,b"]);
    expect(monthsOf(both)).toEqual([
      [1, 78.81],
      [2, 71.19],
    ]);
  });

  test("a credit is deducted, and may not exceed its month", () => {
    const bills = [bill("a", "2025-01-01", "2025-01-31", 100), bill("b", "2025-01-01", "2025-01-31", -30)];
    expect(monthsOf(bills)).toEqual([[1, 70]]);
    expect(notesOf(bills)).toEqual(["credit b"]);
    expect(notesOf([bill("b", "2025-01-01", "2025-01-31", -30)])).toEqual(["credit b", "negative b"]);
  });

  test("a bill of another year is told and adds no month", () => {
    expect(notesOf([bill("a", "2023-01-01", "2023-01-31", 100)])).toEqual(["outside a"]);
    expect(monthsOf([bill("a", "2023-01-01", "2023-01-31", 100)])).toEqual([]);
  });
});
