import { expect, it } from "vitest";
import { MONTHS, monthPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { fieldsOfCall, fitAnswer, maxPointsOf, pointsOf, wordsOf } from "~/assessment/answers/rules/answers";
import { type Field, FOLLOW_UP_OTHER, FOLLOW_UPS, MAIN, OTHER } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import { catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { LANGUAGES } from "~/core/language";
import { answerOf, CIRCUMSTANCES, expectRoundTrip, findInvalidReason, THIS_YEAR } from "../../support/codec";
import { TEST_QUESTIONNAIRE } from "../../support/questionnaire";
import { seededRandom } from "../../support/random";

const QUESTIONS = listSections(TEST_QUESTIONNAIRE).flatMap(({ section }) => section.questions);

it("the test questionnaire can be published, with a question of every type", () => {
  expect(catalogueSchema.parse(JSON.parse(JSON.stringify(TEST_QUESTIONNAIRE)))).toEqual(TEST_QUESTIONNAIRE);
  expect(new Set(QUESTIONS.map(({ type }) => type)).size).toBe(5);
});

/** Fields as a user may fill them in, in any order: mostly a valid answer, sometimes not. */
function anyFields(question: Question, random: () => number): Field[] {
  const some = <T>(list: readonly T[], share = 0.5) => list.filter(() => random() < share);
  const one = <T>(list: readonly T[]) => some(list.slice(Math.floor(random() * list.length)), 0.9).slice(0, 1);
  const figure = () => (random() * 10 ** Math.floor(random() * 6)).toFixed(Math.floor(random() * 7));
  const words = () => some(["a well", "l’eau & co", "q=1|2", "+", "💧"]).join(" ");
  const fields = (): Field[] => {
    switch (question.type) {
      case "choice": {
        const { options, followUps, selection } = question;
        const chosen = selection === "one" ? one(options) : some(options);
        const more = some(followUps?.options ?? []);
        return [
          ...chosen.map(({ id }): Field => [MAIN, id]),
          ...more.map(({ id }): Field => [FOLLOW_UPS, id]),
          [OTHER, words()],
          [FOLLOW_UP_OTHER, words()],
        ];
      }
      case "statements":
        return question.statements.flatMap(({ id }) =>
          one(question.options).map((option): Field => [statementPart(id), option.id]),
        );
      case "text":
        return [[MAIN, String(Math.floor(1998 + random() * (THIS_YEAR - 1996)))]];
      case "number":
        return [[MAIN, figure()]];
      case "calculation":
        return some(question.inputs).flatMap(({ id, units }): Field[] => [
          ...one(units).map((unit): Field => [unitPart(id), unit.id]),
          ...(random() < 0.5
            ? [[yearPart(id), figure()] as const]
            : some(MONTHS).map((month): Field => [monthPart(id, month), figure()])),
        ]);
    }
  };
  return fields().sort(() => random() - 0.5);
}

it.each(QUESTIONS.map((question) => [question.id, question] as const))(
  "any answer to %s is unchanged after a round trip",
  (_, question) => {
    const random = seededRandom(2026);
    let answers = 0;
    for (let round = 0; round < 800; round += 1) {
      const fields = anyFields(question, random);
      if (findInvalidReason(question, fields)) continue;
      const value = answerOf(question, fields);
      answers += value ? 1 : 0;
      expectRoundTrip(question, value);
      // As the database stores it.
      expectRoundTrip(question, JSON.parse(JSON.stringify(value)));
      expect(pointsOf(question, value)).toBeLessThanOrEqual(maxPointsOf(question));
      for (const language of LANGUAGES) {
        expect(wordsOf(question, value, language).every((words) => words.trim() !== "")).toBe(true);
        expect(wordsOf(question, value, language).length > 0).toBe(value !== null);
      }
    }
    expect(answers).toBeGreaterThan(300);
  },
);

it("any other input is refused with a reason or is an answer, and never throws an exception", () => {
  const random = seededRandom(1913);
  const parts = QUESTIONS.flatMap((question) => anyFields(question, random).map(([part]) => part));
  const values = QUESTIONS.flatMap((question) => anyFields(question, random).map(([, value]) => value));
  const odd = ["__proto__", "constructor", "i-diesel-13", "s-", "\u0000", "1e999", "[object Object]", "x".repeat(5000)];
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? "";
  for (let round = 0; round < 1500; round += 1) {
    const fields = Array.from(
      { length: Math.floor(random() * 6) },
      (): Field => [pick([...parts, ...odd]), pick([...values, ...odd])],
    );
    for (const question of QUESTIONS) {
      const verdict = fitAnswer(question, fields, CIRCUMSTANCES);
      if (!verdict.ok) expect(verdict.reason).toMatch(/^[a-z-]+$/);
      else if (findInvalidReason(question, fields) === null) expectRoundTrip(question, verdict.value);
    }
  }
});

it.each(QUESTIONS.map((question) => [question.id, question] as const))(
  "%s is accepted from an API call in its own shape only",
  (_, question) => {
    expect(fieldsOfCall(question, { answer: [] })).not.toContainEqual([MAIN, expect.anything()]);
    const isOfStatements = question.type === "statements";
    expect(fieldsOfCall(question, { answer: "yes" }) === null).toBe(isOfStatements);
    expect(fieldsOfCall(question, { answer: { yes: ["yes"] } }) === null).toBe(!isOfStatements);
    const isOfOneItem = question.type === "text" || question.type === "number";
    expect(fieldsOfCall(question, { answer: ["1", "2"] }) === null).toBe(isOfOneItem || isOfStatements);
  },
);
