import { describe, expect, it } from "vitest";
import { monthPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { hasAnswer, maxPointsOf } from "~/assessment/answers/rules/answers";
import type { Field } from "~/assessment/answers/rules/fields";
import { answerOf, calledWith, describedOf, expectRoundTrip, findInvalidReason, pointsFor } from "../../support/codec";
import { ENERGY } from "../../support/questionnaire";

const year = (input: string, figure: string, unit = ""): Field[] => [
  [yearPart(input), figure],
  [unitPart(input), unit],
];
const months = (input: string, figures: string[], unit = ""): Field[] => [
  ...figures.map((figure, index): Field => [monthPart(input, index + 1), figure]),
  [unitPart(input), unit],
];
const FIVE = ["10", "", "20,5", "0", "", "", "", "", "", "1", "", "1"];

describe("a calculation", () => {
  const all = [
    ...year("diesel", "100", "gallon"),
    ...months("petrol", Array(12).fill("10")),
    ...months("electricity", FIVE, "mwh"),
    ...year("lpg", "2,5", "cylinder"),
  ];

  it("adds up a year, twelve months and five months, each in its unit", () => {
    const value = answerOf(ENERGY, all);
    const five = [10, null, 20.5, 0, null, null, null, null, null, 1, null, 1];
    expect(value).toEqual({
      inputs: {
        diesel: { unit: "gallon", year: 100 },
        petrol: { unit: "litre", months: Array(12).fill(10) },
        electricity: { unit: "mwh", months: five },
        lpg: { unit: "cylinder", year: 2.5 },
      },
      // 1020 + 276 + 19500 + 105
      total: 20_901,
      factors: { diesel: 10.2, petrol: 2.3, electricity: 600, lpg: 42 },
    });
    expectRoundTrip(ENERGY, value);
  });

  it("uses the first unit where none is named, and keeps binary rounding errors out of its total", () => {
    expect(answerOf(ENERGY, year("diesel", "0,1"))).toEqual({
      inputs: { diesel: { unit: "litre", year: 0.1 } },
      total: 0.27,
      factors: { diesel: 2.7 },
    });
    expect(answerOf(ENERGY, months("lpg", ["0.1", "0.2"]))).toMatchObject({ total: 0.9 });
  });

  it("is no answer with units alone, and an answer with one figure, zero included", () => {
    expect(answerOf(ENERGY, [...year("diesel", "", "gallon"), ...months("lpg", ["", " "], "kg")])).toBeNull();
    expect(answerOf(ENERGY, year("diesel", " ", "barrel"))).toBeNull();
    const nought = answerOf(ENERGY, year("diesel", "0"));
    expect(nought).toMatchObject({ total: 0 });
    expect([hasAnswer(ENERGY, nought), hasAnswer(ENERGY, null)]).toEqual([true, false]);
    expectRoundTrip(ENERGY, nought);
  });

  it("is refused with both a year and a month of the same input, but not of two inputs", () => {
    expect(findInvalidReason(ENERGY, [...year("diesel", "100"), ...months("diesel", FIVE)])).toBe("year-or-months");
    expect(findInvalidReason(ENERGY, [...year("diesel", "100"), [monthPart("diesel", 12), "0"]])).toBe(
      "year-or-months",
    );
    expect(findInvalidReason(ENERGY, [...year("diesel", "100"), ...months("petrol", FIVE)])).toBeNull();
  });

  it("is refused with an unknown input, month or unit", () => {
    expect(findInvalidReason(ENERGY, year("coal", "1"))).toBe("unknown-input");
    for (const month of [0, 13, 1.5]) {
      expect(findInvalidReason(ENERGY, [[monthPart("diesel", month), "1"]]), `${month}`).toBe("unknown-input");
    }
    expect(findInvalidReason(ENERGY, year("coal", ""))).toBeNull();
    expect(findInvalidReason(ENERGY, year("diesel", "1", "barrel"))).toBe("unknown-unit");
    // A unit of another input.
    expect(findInvalidReason(ENERGY, year("diesel", "1", "kwh"))).toBe("unknown-unit");
  });

  it.each([
    ["1,234", "number-ambiguous"],
    ["-1", "number-too-small"],
    ["1e999", "not-a-number"],
    ["9".repeat(40), "number-too-large"],
    ["0.1234567", "too-many-decimals"],
  ])("is refused with '%s' for a year or in a month: %s", (figure, reason) => {
    expect(findInvalidReason(ENERGY, year("diesel", figure))).toBe(reason);
    expect(findInvalidReason(ENERGY, [...year("petrol", "1"), ...months("diesel", ["1", figure])])).toBe(reason);
  });

  it("is worth a point, whatever its amount", () => {
    expect([pointsFor(ENERGY, all), pointsFor(ENERGY, year("lpg", "0")), pointsFor(ENERGY, [])]).toEqual([1, 1, 0]);
    expect(maxPointsOf(ENERGY)).toBe(1);
    const unscored = { ...ENERGY, points: undefined };
    expect([pointsFor(unscored, all), maxPointsOf(unscored)]).toEqual([0, 0]);
  });

  it("lists its total first, then each input's total over the year, in each language", () => {
    expect(describedOf(ENERGY, [...year("diesel", "1000.5", "gallon"), ...months("electricity", FIVE)])).toEqual([
      ["10,224.6 kg CO2e", "Diesel: 1,000.5 US gallons", "Electricity: 32.5 kWh"],
      ["10\u202f224,6 kg CO2e", "Gazole\u00a0: 1\u202f000,5 gallons américains", "Électricité\u00a0: 32,5 kWh"],
      ["10,224.6 kg CO2e", "Diesel: 1,000.5 gelen AS", "Elektrik: 32.5 kWh"],
    ]);
  });

  it("can be given by input, with or without a unit in any language", () => {
    const answer = ["diesel=100 gallons américains", "lpg = 2,5 cylinder", "petrol=120"];
    expect(answerOf(ENERGY, calledWith(ENERGY, answer))).toMatchObject({ total: 1020 + 105 + 276 });
    expect(findInvalidReason(ENERGY, calledWith(ENERGY, "coal=1"))).toBe("unknown-input");
    expect(findInvalidReason(ENERGY, calledWith(ENERGY, "diesel=1 barrel"))).toBe("unknown-unit");
    expect(answerOf(ENERGY, calledWith(ENERGY, "lpg=2kg"))).toMatchObject({ inputs: { lpg: { unit: "kg", year: 2 } } });
    for (const figure of ["1e999", "1=2", "٣"])
      expect(findInvalidReason(ENERGY, calledWith(ENERGY, `diesel=${figure}`)), figure).toBe("not-a-number");
  });

  it("can be given month by month, in one unit and only once", () => {
    const value = answerOf(ENERGY, calledWith(ENERGY, ["electricity=10; ;20,5;0;;;;;;1;;1 mwh"]));
    expect(value).toEqual(answerOf(ENERGY, months("electricity", FIVE, "mwh")));
    const odd = (answer: string[]) => findInvalidReason(ENERGY, calledWith(ENERGY, answer));
    expect(odd(["diesel=1;2", "diesel=3"])).toBe("year-or-months");
    expect(odd(["diesel=1;2 litre", "diesel=1;2 gallon"])).toBe("unknown-input");
    expect(odd(["diesel=1", "diesel=2"])).toBe("unknown-input");
    expect(odd([`diesel=${";".repeat(12)}1`])).toBe("unknown-input");
  });
});
