import { expect, it } from "vitest";
import { givingOf, type SumCell, sumsOf } from "~/network/members/rules/figure-sums";

const cell = (figureId: string, more: Partial<SumCell>): SumCell => ({
  figureId,
  currency: "ZAR",
  companies: 1,
  calculated: 0,
  whole: 0,
  millionths: 0,
  ...more,
});
const which = { isAdded: (id: string) => id !== "pay-gap", isMoney: (id: string) => id === "turnover" };

it("adds a figure over the currencies of its companies, and money in each currency alone", () => {
  const cells = [
    cell("", { companies: 3 }),
    cell("", { currency: "EUR", companies: 2 }),
    cell("scope-1", { companies: 2, calculated: 1, whole: 10, millionths: 300_000 }),
    cell("scope-1", { currency: "EUR", companies: 1, whole: 2, millionths: 1_100_000 }),
    cell("turnover", { companies: 2, whole: 500 }),
    cell("turnover", { currency: "EUR", whole: 7 }),
    cell("pay-gap", { whole: 4 }),
  ];
  expect(sumsOf(cells, which)).toEqual([
    {
      figure: "turnover",
      companies: 3,
      calculated: 0,
      range: null,
      amounts: [
        { currency: "ZAR", value: 500 },
        { currency: "EUR", value: 7 },
      ],
    },
    { figure: "scope-1", companies: 3, calculated: 1, range: null, amounts: [{ currency: null, value: 13.4 }] },
  ]);
  expect(givingOf(cells)).toBe(5);
});

it("says how far an estimate's lowest and highest sum are from it, over all currencies", () => {
  const cells = [
    cell("scope-3", { companies: 3, calculated: 2, whole: 100 }),
    cell("scope-3-below", { companies: 1, calculated: 1, whole: 20 }),
    cell("scope-3-below", { currency: "EUR", companies: 1, calculated: 1, whole: 5 }),
    cell("scope-3-above", { companies: 2, calculated: 2, whole: 60, millionths: 500_000 }),
  ];
  expect(sumsOf(cells, which)).toEqual([
    {
      figure: "scope-3",
      companies: 3,
      calculated: 2,
      range: { below: 25, above: 60.5 },
      amounts: [{ currency: null, value: 100 }],
    },
  ]);
});
