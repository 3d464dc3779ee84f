import { describe, expect, it } from "vitest";
import { fitAnswer, hasAnswer, maxPointsOf } from "~/assessment/answers/rules/answers";
import { type Field, FOLLOW_UP_OTHER, FOLLOW_UPS, MAIN } from "~/assessment/answers/rules/fields";
import type { ChoiceQuestion } from "~/assessment/catalogue/rules/questions";
import { rowsOf } from "~/assessment/workbook/rules/rows";
import { chosen } from "../../support/answers";
import { answerOf, describedOf, expectRoundTrip, findInvalidReason, pointsFor } from "../../support/codec";
import { CERTIFICATES, POLICY } from "../../support/questionnaire";

/** The policy answer with follow-ups, and the text for their "Other". */
const policy = (option: string, followUps: string[] = [], words = ""): Field[] => [
  [MAIN, option],
  ...followUps.map((id): Field => [FOLLOW_UPS, id]),
  [FOLLOW_UP_OTHER, words],
];
const ALL = ["iso-14001", "iso-50001", "building"];

describe("the points of a choice", () => {
  const graded: ChoiceQuestion = { ...CERTIFICATES, points: { flagged: [1, 3] } };
  const flagged: ChoiceQuestion = { ...POLICY, points: { flagged: [1] } };

  it("are one for a flagged option and zero for another", () => {
    expect(["yes", "no"].map((option) => pointsFor(flagged, chosen([option])))).toEqual([1, 0]);
    expect(maxPointsOf(flagged)).toBe(1);
  });

  it("are one for the first flagged option, and two from three on, where they are graded", () => {
    expect([0, 1, 2, 3].map((count) => pointsFor(graded, chosen(ALL.slice(0, count))))).toEqual([0, 1, 1, 2]);
    expect(maxPointsOf(graded)).toBe(2);
  });

  it("are one for one certificate, two for two or more, and zero for 'None'", () => {
    expect([0, 1, 2, 3].map((count) => pointsFor(CERTIFICATES, chosen(ALL.slice(0, count))))).toEqual([0, 1, 2, 2]);
    expect(pointsFor(CERTIFICATES, chosen(["none"]))).toBe(0);
    expect(maxPointsOf(CERTIFICATES)).toBe(2);
  });

  it("are one for Yes, and one more for one or several follow-ups", () => {
    expect(pointsFor(POLICY, policy("no"))).toBe(0);
    expect(pointsFor(POLICY, policy("yes"))).toBe(1);
    expect(pointsFor(POLICY, policy("yes", ["water"]))).toBe(2);
    expect(pointsFor(POLICY, policy("yes", ["water", "energy", "waste"]))).toBe(2);
    expect(pointsFor(POLICY, policy("no", ["water"]))).toBe(0);
    expect(maxPointsOf(POLICY)).toBe(2);
  });

  it("are zero where the question has no rule", () => {
    const optional: ChoiceQuestion = { ...CERTIFICATES, points: undefined };
    expect([pointsFor(optional, chosen(ALL)), maxPointsOf(optional)]).toEqual([0, 0]);
  });
});

describe("a choice", () => {
  it("is kept in the questionnaire's order, without duplicates", () => {
    expect(answerOf(CERTIFICATES, chosen(["building", "iso-14001", "building"]))).toEqual({
      options: ["iso-14001", "building"],
    });
  });

  it("loses its follow-ups and their text when the answer changes", () => {
    expect(answerOf(POLICY, policy("yes", ["other", "energy"], " noise "))).toEqual({
      options: ["yes"],
      followUps: ["energy", "other"],
      followUpOther: "noise",
    });
    expect(answerOf(POLICY, policy("no", ["energy", "other"], "noise"))).toEqual({ options: ["no"] });
    // Invalid follow-ups do no harm then, because No ignores them.
    expect(answerOf(POLICY, policy("no", ["gone"], "x".repeat(201)))).toEqual({ options: ["no"] });
    expect(answerOf(POLICY, [[FOLLOW_UPS, "energy"]])).toBeNull();
  });

  it("accepts one follow-up where only one is allowed", () => {
    const single: ChoiceQuestion = {
      ...POLICY,
      followUps: POLICY.followUps && { ...POLICY.followUps, selection: "one" },
    };
    expect(answerOf(single, policy("yes", ["water"]))).toEqual({ options: ["yes"], followUps: ["water"] });
    expect(findInvalidReason(single, policy("yes", ["water", "energy"]))).toBe("one-option-only");
    expect(answerOf(single, policy("no", ["water", "energy"]))).toEqual({ options: ["no"] });
    // In a workbook they are one row with one cell to fill in.
    const [, row, ...others] = rowsOf(single);
    expect(row).toMatchObject({
      key: "more",
      label: single.followUps?.text,
      answer: { kind: "one", part: FOLLOW_UPS },
    });
    expect(others).toEqual([]);
  });

  it("keeps no text where 'Other' is not chosen", () => {
    expect(answerOf(POLICY, policy("yes", ["energy"], "noise"))).toEqual({ options: ["yes"], followUps: ["energy"] });
  });

  it("counts as answered once an option is chosen, with or without follow-ups, and not before", () => {
    const answered = [policy("yes"), policy("no"), policy("yes", ["water"]), []];
    expect(answered.map((fields) => hasAnswer(POLICY, answerOf(POLICY, fields)))).toEqual([true, true, true, false]);
    expect(answerOf(CERTIFICATES, [[MAIN, ""]])).toBeNull();
  });

  it("is refused where 'None' is combined with others", () => {
    expect(findInvalidReason(CERTIFICATES, chosen(["none", "building"]))).toBe("exclusive-option");
    expect(findInvalidReason(CERTIFICATES, chosen([...ALL, "none"]))).toBe("exclusive-option");
    expect(findInvalidReason(CERTIFICATES, chosen(["none"]))).toBeNull();
  });

  it("is refused with an unknown option, also among the follow-ups", () => {
    for (const option of ["maybe", "YES", "__proto__", "constructor"]) {
      expect(findInvalidReason(POLICY, chosen([option])), option).toBe("unknown-option");
      expect(findInvalidReason(POLICY, policy("yes", [option])), option).toBe("unknown-option");
      expect(findInvalidReason(CERTIFICATES, chosen(["building", option])), option).toBe("unknown-option");
    }
    // A follow-up is not an option, and an option is not a follow-up.
    expect(findInvalidReason(POLICY, chosen(["energy"]))).toBe("unknown-option");
    expect(findInvalidReason(POLICY, policy("yes", ["no"]))).toBe("unknown-option");
  });

  it("is refused with two options where one is asked for", () => {
    expect(findInvalidReason(POLICY, chosen(["yes", "no"]))).toBe("one-option-only");
    expect(findInvalidReason(POLICY, chosen(["yes", "yes"]))).toBeNull();
  });

  it("is refused while 'Other' has no text, though it can be stored so, or has too much text", () => {
    for (const words of ["", "  ", "\n\u0007"]) {
      expect(findInvalidReason(POLICY, policy("yes", ["energy", "other"], words))).toBe("other-text-missing");
      expect(fitAnswer(POLICY, policy("yes", ["other"], words))).toEqual({
        ok: true,
        value: { options: ["yes"], followUps: ["other"] },
      });
    }
    expect(findInvalidReason(POLICY, policy("yes", ["other"], "x".repeat(201)))).toBe("other-text-too-long");
    expect(findInvalidReason(POLICY, policy("yes", ["other"], "x".repeat(200)))).toBeNull();
  });
});

describe("a choice as text and as form fields", () => {
  it("is written in each language, in the questionnaire's order, with the company's own text in brackets", () => {
    expect(describedOf(POLICY, policy("yes", ["other", "water"], "noise, light"))).toEqual([
      ["Yes", "Water", "Other (noise, light)"],
      ["Oui", "Eau", "Autre (noise, light)"],
      ["Ya", "Air", "Lain-lain (noise, light)"],
    ]);
    expect(describedOf(CERTIFICATES, chosen(["none"]))).toEqual([
      ["None of these"],
      ["Aucun de ceux-ci"],
      ["Tiada satu pun"],
    ]);
  });

  it("is unchanged after a round trip, whatever its text contains", () => {
    for (const words of ["a=b&more=c", "|1|", "+ % \" '", "=1+1", "l’eau 💧", "x".repeat(200)]) {
      expectRoundTrip(POLICY, answerOf(POLICY, policy("yes", ["waste", "other"], words)));
    }
    expectRoundTrip(CERTIFICATES, answerOf(CERTIFICATES, chosen(ALL)));
    expectRoundTrip(POLICY, null);
  });
});
