import type { Question, QuestionType } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { calculation } from "./calculation";
import { choice } from "./choice";
import { ANYTIME, type Circumstances } from "./circumstances";
import type { CallAnswer, Codec } from "./codec";
import { type Field, writeFields } from "./fields";
import { number } from "./number";
import { statements } from "./statements";
import { text } from "./text";
import type { Answer, AnswerValue, ValueVerdict } from "./value";

/** One codec per type; add a new type here. */
const CODECS: { [T in QuestionType]: Codec<T> } = { choice, statements, text, number, calculation };

/** The codec of a question. Its answers have been judged for that question, so they have its type. */
function codecOf(question: Question): Codec<QuestionType> {
  return CODECS[question.type] as Codec<QuestionType>;
}

/** Checks whether an answer fits the question and returns its value. It does not require the text for "Other". */
export function fitAnswer(
  question: Question,
  fields: readonly Field[],
  circumstances: Circumstances = ANYTIME,
): ValueVerdict<AnswerValue> {
  return codecOf(question).read(question, fields, circumstances);
}

/** Judges an answer and returns it in the questionnaire's order. "Other" without its text is not an answer. */
export function judgeAnswer(
  question: Question,
  fields: readonly Field[],
  circumstances?: Circumstances,
): ValueVerdict<AnswerValue> {
  const verdict = fitAnswer(question, fields, circumstances);
  const isWordless = verdict.ok && verdict.value && codecOf(question).lacksWords(question, verdict.value);
  return isWordless ? { ok: false, reason: "other-text-missing" } : verdict;
}

/** A stored answer as the fields that would produce it. */
export function fieldsOf(question: Question, value: AnswerValue | null | undefined): Field[] {
  return value ? codecOf(question).toFields(value) : [];
}

/** An answer as one text, equal for all equivalent answers; empty for none. */
export function answerFingerprint(question: Question, value: AnswerValue | null | undefined): string {
  return writeFields(fieldsOf(question, value));
}

/** Whether the answer is complete, confirmed or not. */
export function hasAnswer(question: Question, value: AnswerValue | null | undefined): boolean {
  return value ? codecOf(question).isAnswered(question, value) : false;
}

/** Whether the answer is complete and confirmed. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  return hasAnswer(question, answer?.value) && !answer?.isUnconfirmed;
}

export function pointsOf(question: Question, value: AnswerValue | null | undefined): number {
  return value ? codecOf(question).points(question, value) : 0;
}

export function maxPointsOf(question: Question): number {
  return codecOf(question).maxPoints(question);
}

/** The parts of an answer in words; empty for no answer. */
export function wordsOf(question: Question, value: AnswerValue | null | undefined, language: Language): string[] {
  return value ? codecOf(question).toWords(question, value, language) : [];
}

/** A call's answer as fields; null if the question does not take that shape. */
export function fieldsOfCall(question: Question, given: CallAnswer): Field[] | null {
  return codecOf(question).fromCall(question, given);
}
