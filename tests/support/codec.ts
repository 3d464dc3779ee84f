import { expect } from "vitest";
import {
  answerFingerprint,
  fieldsOf,
  fieldsOfCall,
  judgeAnswer,
  pointsOf,
  wordsOf,
} from "~/assessment/answers/rules/answers";
import type { CallAnswer } from "~/assessment/answers/rules/codec";
import { type Field, readFields } from "~/assessment/answers/rules/fields";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { LANGUAGES } from "~/core/language";

/** The last year that an answer in these tests may name. */
export const THIS_YEAR = 2026;

/** South Africa's grid and the published factors. */
export const CIRCUMSTANCES = { thisYear: THIS_YEAR, emissions: { sets: FACTOR_SETS, region: "ZA" } };

/** The value of these fields; null for no answer. Throws if they are not valid. */
export function answerOf(question: Question, fields: readonly Field[]): AnswerValue | null {
  const verdict = judgeAnswer(question, fields, CIRCUMSTANCES);
  if (!verdict.ok) throw new Error(`${question.id}: ${verdict.reason}`);
  return verdict.value;
}

/** Why these fields are not a valid answer; null if they are one. */
export function findInvalidReason(question: Question, fields: readonly Field[]) {
  const verdict = judgeAnswer(question, fields, CIRCUMSTANCES);
  return verdict.ok ? null : verdict.reason;
}

/** Converts the answer of an API call to fields. Throws if its shape does not fit the question. */
export function calledWith(question: Question, answer: CallAnswer["answer"]): Field[] {
  const fields = fieldsOfCall(question, { answer });
  if (!fields) throw new Error(`${question.id}: of another shape`);
  return fields;
}

/** The points for the answer in these fields. */
export const pointsFor = (question: Question, fields: readonly Field[]) =>
  pointsOf(question, answerOf(question, fields));

/** The words of the answer in English, French and Malay. */
export const describedOf = (question: Question, fields: readonly Field[]) =>
  LANGUAGES.map((language) => wordsOf(question, answerOf(question, fields), language));

/** Checks that a value survives the round trip through fields, in any order, and through its fingerprint. */
export function expectRoundTrip(question: Question, value: AnswerValue | null): void {
  const sign = answerFingerprint(question, value);
  for (const fields of [fieldsOf(question, value), fieldsOf(question, value).reverse(), readFields(sign)]) {
    expect(answerOf(question, fields)).toEqual(value);
    expect(answerFingerprint(question, answerOf(question, fields))).toBe(sign);
  }
}
