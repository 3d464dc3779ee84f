import { describe, expect, it } from "vitest";
import { maxPointsOf } from "~/assessment/answers/rules/answers";
import { MAIN } from "~/assessment/answers/rules/fields";
import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import { inBox } from "~/core/numbers";
import { chosen } from "../../support/answers";
import { answerOf, describedOf, expectRoundTrip, findInvalidReason, pointsFor } from "../../support/codec";
import { EMPLOYEES } from "../../support/questionnaire";

const FIGURE: QuestionOf<"number"> = { ...EMPLOYEES, max: undefined };

describe("a figure", () => {
  it.each([
    ["0", 0],
    ["-0", 0],
    ["007", 7],
    [" 12 ", 12],
    ["12,5", 12.5],
    ["12.5", 12.5],
    ["0,125", 0.125],
    ["0.125", 0.125],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["1234,567", 1234.567],
    ["1 234,5", 1234.5],
    ["1\u00a0234,5", 1234.5],
    ["1\u202f234,5", 1234.5],
    ["1 234 567.25", 1_234_567.25],
    ["1'234", 1234],
    ["1’234’567", 1_234_567],
    ["1.000000", 1],
    ["0,000001", 0.000001],
    // The last zero tells it from thousands.
    ["1,2340", 1.234],
    ["123.456000", 123.456],
    ["1000000000000", 1e12],
  ])("written as '%s' is read as %d", (written, number) => {
    const value = answerOf(FIGURE, chosen([written]));
    expect(value).toStrictEqual({ number });
    expectRoundTrip(FIGURE, value);
  });

  it.each([
    ["1,234", "number-ambiguous"],
    ["1.234", "number-ambiguous"],
    ["12,500", "number-ambiguous"],
    ["1e999", "not-a-number"],
    ["1e3", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["NaN", "not-a-number"],
    ["0x10", "not-a-number"],
    ["٣", "not-a-number"],
    ["３", "not-a-number"],
    ["10³⁰", "not-a-number"],
    ["=1+1", "not-a-number"],
    ["+1", "not-a-number"],
    ["1-2", "not-a-number"],
    ["--1", "not-a-number"],
    ["12 pcs", "not-a-number"],
    ["1 2", "not-a-number"],
    ["1 23", "not-a-number"],
    ["1 234\u00a0567", "not-a-number"],
    ["12,34,567", "not-a-number"],
    ["1,234,56", "not-a-number"],
    ["1.2.3", "not-a-number"],
    [".5", "not-a-number"],
    ["5.", "not-a-number"],
    ["9".repeat(40), "number-too-large"],
    [`-${"9".repeat(40)}`, "number-too-small"],
    ["1".repeat(61), "not-a-number"],
    // Must not scan the zeros again from each of them.
    [`1${"0".repeat(500_000)}1`, "not-a-number"],
    ["1000000000001", "number-too-large"],
    ["1,1234567", "too-many-decimals"],
    ["0.0000001", "too-many-decimals"],
    ["-1", "number-too-small"],
    ["−1", "number-too-small"],
  ])("written as '%.70s' is refused: %s", (written, reason) => {
    expect(findInvalidReason(FIGURE, chosen([written]))).toBe(reason);
  });

  it("is no answer while it is blank", () => {
    for (const written of ["", " ", "\u00a0\n"]) expect(answerOf(FIGURE, [[MAIN, written]])).toBeNull();
  });

  it("respects its question's bounds, and cannot be below zero where it has none", () => {
    const at = (written: string) => findInvalidReason(EMPLOYEES, chosen([written]));
    expect(["0", "100000", "100 000"].map(at)).toEqual([null, null, null]);
    expect(["100001", "100000,5", "-1"].map(at)).toEqual(["number-too-large", "number-too-large", "number-too-small"]);
    const cold: QuestionOf<"number"> = { ...EMPLOYEES, min: -20, max: 20 };
    expect(["-20", "−12,5", "-20.5"].map((written) => findInvalidReason(cold, chosen([written])))).toEqual([
      null,
      null,
      "number-too-small",
    ]);
    expect(answerOf(cold, chosen(["−12,5"]))).toEqual({ number: -12.5 });
  });

  it("is worth a point, zero included", () => {
    expect([pointsFor(EMPLOYEES, chosen(["0"])), pointsFor(EMPLOYEES, []), maxPointsOf(EMPLOYEES)]).toEqual([1, 0, 1]);
    const unscored = { ...EMPLOYEES, points: undefined };
    expect([pointsFor(unscored, chosen(["1"])), maxPointsOf(unscored)]).toEqual([0, 0]);
  });

  it.each([
    ["12.5", "12,5"],
    ["-0.25", "-0,25"],
    ["1234.5678", "1234,5678"],
    ["12", "12"],
    // These can be read in two ways or not at all, so they stay as typed.
    ["1.234", "1.234"],
    ["1.2.3", "1.2.3"],
    ["about 2.5", "about 2.5"],
  ])("is shown in its field in the reader's notation: %s, in French %s", (written, french) => {
    expect([inBox(written, "en"), inBox(written, "fr"), inBox(written, "ms")]).toEqual([written, french, written]);
  });

  it("is shown with its unit in each language's notation", () => {
    expect(describedOf(FIGURE, chosen(["12345.678901"]))).toEqual([
      ["12,345.678901 employees"],
      ["12\u202f345,678901 employés"],
      ["12,345.678901 pekerja"],
    ]);
  });
});
