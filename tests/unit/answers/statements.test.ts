import { describe, expect, it } from "vitest";
import { fieldsOfCall, hasAnswer, maxPointsOf } from "~/assessment/answers/rules/answers";
import type { Field } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import { answerOf, calledWith, describedOf, expectRoundTrip, findInvalidReason, pointsFor } from "../../support/codec";
import { MEASURES } from "../../support/questionnaire";

const say = (answers: Record<string, string>) =>
  Object.entries(answers).map(([id, option]): Field => [statementPart(id), option]);

describe("statements", () => {
  const all = say({ training: "not-yet", meters: "in-place", lighting: "in-progress" });

  it("each take one option, in the questionnaire's order", () => {
    const value = answerOf(MEASURES, all);
    expect(Object.entries(value ?? {})).toEqual([
      ["meters", "in-place"],
      ["lighting", "in-progress"],
      ["training", "not-yet"],
    ]);
    expectRoundTrip(MEASURES, value);
  });

  it("count as answered once each has an option, and may be incomplete meanwhile", () => {
    const some = answerOf(MEASURES, say({ meters: "in-place", lighting: "" }));
    expect(some).toEqual({ meters: "in-place" });
    expect([some, answerOf(MEASURES, all), null].map((value) => hasAnswer(MEASURES, value))).toEqual([
      false,
      true,
      false,
    ]);
    expect(answerOf(MEASURES, say({ meters: "" }))).toBeNull();
  });

  it("give a point each when they are in place", () => {
    expect(pointsFor(MEASURES, all)).toBe(1);
    expect(pointsFor(MEASURES, say({ meters: "in-place", training: "in-place" }))).toBe(2);
    expect(pointsFor(MEASURES, say({ meters: "in-progress", lighting: "not-yet" }))).toBe(0);
    expect(maxPointsOf(MEASURES)).toBe(3);
    expect([
      pointsFor({ ...MEASURES, points: undefined }, all),
      maxPointsOf({ ...MEASURES, points: undefined }),
    ]).toEqual([0, 0]);
  });

  it("are shown as text in each language", () => {
    expect(describedOf(MEASURES, all)).toEqual([
      [
        "Meters are read every month: In place",
        "All lamps use LED: In progress",
        "Employees are trained to save energy: Not yet",
      ],
      [
        "Les compteurs sont relevés chaque mois\u00a0: En place",
        "Toutes les lampes sont à LED\u00a0: En cours",
        "Le personnel est formé aux économies d’énergie\u00a0: Pas encore",
      ],
      [
        "Meter dibaca setiap bulan: Sudah ada",
        "Semua lampu menggunakan LED: Sedang berjalan",
        "Pekerja dilatih untuk menjimatkan tenaga: Belum lagi",
      ],
    ]);
  });

  it("are refused with an unknown statement, an unknown option, or two options", () => {
    expect(findInvalidReason(MEASURES, [["s-heating", "in-place"]])).toBe("unknown-statement");
    expect(findInvalidReason(MEASURES, [["q", "in-place"]])).toBe("unknown-statement");
    expect(findInvalidReason(MEASURES, say({ meters: "perhaps" }))).toBe("unknown-option");
    expect(findInvalidReason(MEASURES, say({ meters: "toString" }))).toBe("unknown-option");
    const two = [...say({ meters: "in-place" }), ...say({ meters: "not-yet" })];
    expect(findInvalidReason(MEASURES, two)).toBe("one-option-only");
    expect(findInvalidReason(MEASURES, [...say({ meters: "in-place" }), ...say({ meters: "in-place" })])).toBeNull();
  });

  it("are accepted from a call one by one, removed by an empty list, and accepted in no other shape", () => {
    expect(fieldsOfCall(MEASURES, { answer: [] })).toEqual([]);
    for (const answer of ["in-place", ["in-place"]]) expect(fieldsOfCall(MEASURES, { answer })).toBeNull();
  });

  it("can be given in the words of any language", () => {
    const answer = { "Meter dibaca setiap bulan": ["In place"], lighting: ["en cours"], training: ["not-yet"] };
    expect(answerOf(MEASURES, calledWith(MEASURES, answer))).toEqual(answerOf(MEASURES, all));
  });
});
