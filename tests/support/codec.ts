import { expect } from "vitest";
import { fieldsOf, fieldsOfCall, judgeAnswer, pointsOf, answerFingerprint, wordsOf } from "~/assessment/answers/rules/answers";
import type { CallAnswer } from "~/assessment/answers/rules/codec";
import { type Field, readFields } from "~/assessment/answers/rules/fields";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { LANGUAGES } from "~/core/language";

/** The last year that the answers of these tests may name. */
export const THIS_YEAR = 2026;

/** South Africa's grid, and the factors that are published. */
export const CIRCUMSTANCES = { thisYear: THIS_YEAR, emissions: { sets: FACTOR_SETS, region: "ZA" } };

/** The value that fields come to; null for none. Throws where they are no answer. */
export function answerOf(question: Question, fields: readonly Field[]): AnswerValue | null {
  const verdict = judgeAnswer(question, fields, CIRCUMSTANCES);
  if (!verdict.ok) throw new Error(`${question.id}: ${verdict.reason}`);
  return verdict.value;
}

/** Why fields are no answer; null where they are one. */
export function misfitOf(question: Question, fields: readonly Field[]) {
  const verdict = judgeAnswer(question, fields, CIRCUMSTANCES);
  return verdict.ok ? null : verdict.reason;
}

/** What a call's answer comes to as fields. Throws where it is of no shape that the question takes. */
export function calledWith(question: Question, answer: CallAnswer["answer"]): Field[] {
  const fields = fieldsOfCall(question, { answer });
  if (!fields) throw new Error(`${question.id}: of another shape`);
  return fields;
}

/** The points of the answer that fields give. */
export const pointsFor = (question: Question, fields: readonly Field[]) =>
  pointsOf(question, answerOf(question, fields));

/** The answer's words in English, French and Malay. */
export const saidOf = (question: Question, fields: readonly Field[]) =>
  LANGUAGES.map((language) => wordsOf(question, answerOf(question, fields), language));

/** Goes out as fields and as a sign and comes back as the same answer, in whatever order its fields come. */
export function expectRoundTrip(question: Question, value: AnswerValue | null): void {
  const sign = answerFingerprint(question, value);
  for (const fields of [fieldsOf(question, value), fieldsOf(question, value).reverse(), readFields(sign)]) {
    expect(answerOf(question, fields)).toEqual(value);
    expect(answerFingerprint(question, answerOf(question, fields))).toBe(sign);
  }
}
