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

/** One codec a type; a new type takes its place here. */
const CODECS: { [T in QuestionType]: Codec<T> } = { choice, statements, text, number, calculation };

/** The codec of a question. Its answers have been judged for that question, so that they are of its type. */
function codecOf(question: Question): Codec<QuestionType> {
  return CODECS[question.type] as Codec<QuestionType>;
}

/** Whether there is room for what was given, with or without the words for an «Other», and the value that it comes to. */
export function fitAnswer(
  question: Question,
  fields: readonly Field[],
  circumstances: Circumstances = ANYTIME,
): ValueVerdict<AnswerValue> {
  return codecOf(question).read(question, fields, circumstances);
}

/**
 * Judges what was given for a question and returns it in the questionnaire's own order. «Other» alone says nothing: it is an answer once it
 * has its words.
 */
export function judgeAnswer(
  question: Question,
  fields: readonly Field[],
  circumstances?: Circumstances,
): ValueVerdict<AnswerValue> {
  const verdict = fitAnswer(question, fields, circumstances);
  const isWordless = verdict.ok && verdict.value && codecOf(question).lacksWords(question, verdict.value);
  return isWordless ? { ok: false, reason: "other-text-missing" } : verdict;
}

/** What is stored, as the fields that would give it. */
export function fieldsOf(question: Question, value: AnswerValue | null | undefined): Field[] {
  return value ? codecOf(question).toFields(value) : [];
}

/** An answer as one text that is the same for all answers that say the same; empty for none. */
export function answerFingerprint(question: Question, value: AnswerValue | null | undefined): string {
  return writeFields(fieldsOf(question, value));
}

/** Whether a question has all it asks for, whoever stands by it. */
export function hasAnswer(question: Question, value: AnswerValue | null | undefined): boolean {
  return value ? codecOf(question).isAnswered(question, value) : false;
}

/** The same, with somebody standing by it. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  return hasAnswer(question, answer?.value) && !answer?.isUnconfirmed;
}

export function pointsOf(question: Question, value: AnswerValue | null | undefined): number {
  return value ? codecOf(question).points(question, value) : 0;
}

export function mostPointsOf(question: Question): number {
  return codecOf(question).mostPoints(question);
}

/** The parts of an answer in words, none for no answer. */
export function wordsOf(question: Question, value: AnswerValue | null | undefined, language: Language): string[] {
  return value ? codecOf(question).toWords(question, value, language) : [];
}

/** What a call gives for a question, as fields; null for what is not of a shape that the question takes. */
export function fieldsOfCall(question: Question, given: CallAnswer): Field[] | null {
  return codecOf(question).fromCall(question, given);
}
