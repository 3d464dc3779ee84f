import { describe, expect, it } from "vitest";
import { fieldsOf, fitAnswer, hasAnswer, maxPointsOf } from "~/assessment/answers/rules/answers";
import { MAIN } from "~/assessment/answers/rules/fields";
import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import { chosen } from "../../support/answers";
import { answerOf, describedOf, expectRoundTrip, findInvalidReason, pointsFor, THIS_YEAR } from "../../support/codec";
import { YEAR } from "../../support/questionnaire";

const LINE: QuestionOf<"text"> = { ...YEAR, year: undefined };

describe("a year", () => {
  it.each(["2000", "2013", String(THIS_YEAR), " 2013 "])("may be '%s'", (written) => {
    expect(answerOf(YEAR, chosen([written]))).toEqual({ text: written.trim() });
  });

  it.each([
    "1999",
    String(THIS_YEAR + 1),
    "0",
    "20",
    "20131",
    "2e3",
    "2013.0",
    "+2013",
    "-2013",
    "0x7dd",
    "٢٠١٣",
    "in 2013",
  ])("may not be '%s'", (written) => expect(findInvalidReason(YEAR, chosen([written]))).toBe("not-a-year"));

  it("may not be after its last allowed year, where it has one", () => {
    const closed: QuestionOf<"text"> = { ...YEAR, year: { from: 2000, to: 2010 } };
    expect(["2010", "2011"].map((written) => findInvalidReason(closed, chosen([written])))).toEqual([
      null,
      "not-a-year",
    ]);
  });

  it("may be any later year where the current year is not known", () => {
    expect(fitAnswer(YEAR, chosen(["2100"]))).toEqual({ ok: true, value: { text: "2100" } });
  });
});

describe("a line of text", () => {
  it("is no answer while it is blank", () => {
    for (const written of ["", "  ", "\n\t"]) expect(answerOf(LINE, [[MAIN, written]])).toBeNull();
    expect([hasAnswer(LINE, null), hasAnswer(LINE, { text: "x" })]).toEqual([false, true]);
  });

  it("is one line of at most 200 characters", () => {
    expect(answerOf(LINE, chosen([" two\r\nlines "]))).toEqual({ text: "two lines" });
    expect([200, 201].map((length) => findInvalidReason(LINE, chosen(["x".repeat(length)])))).toEqual([
      null,
      "text-too-long",
    ]);
  });

  it("is worth a point, and is shown as it was written in each language", () => {
    expect([pointsFor(YEAR, chosen(["2013"])), pointsFor(YEAR, []), maxPointsOf(YEAR)]).toEqual([1, 0, 1]);
    const unscored = { ...YEAR, points: undefined };
    expect([pointsFor(unscored, chosen(["2013"])), maxPointsOf(unscored)]).toEqual([0, 0]);
    expect(describedOf(YEAR, chosen(["2013"]))).toEqual([["2013"], ["2013"], ["2013"]]);
    expect(describedOf(YEAR, [])).toEqual([[], [], []]);
  });

  it("is unchanged after a round trip", () => {
    for (const written of ["2013", "a=b&q=c", "|1|q", "=1+1", "l’eau 💧"]) {
      expectRoundTrip(LINE, answerOf(LINE, chosen([written])));
    }
    expect(fieldsOf(LINE, null)).toEqual([]);
  });
});
