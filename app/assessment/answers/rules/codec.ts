import type { QuestionOf, QuestionType } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import type { Circumstances } from "./circumstances";
import type { Field } from "./fields";
import type { ValueOf, ValueVerdict } from "./value";

/** An answer as a call gives it; the codec decides which fields a question takes. */
export interface CallAnswer {
  answer: string | string[] | Record<string, string[]>;
  otherAnswer?: string | null;
  /** Chosen follow-ups. */
  yesAnswers?: string[];
}

/** Everything the product does with an answer that depends on the type of its question. */
export interface Codec<T extends QuestionType> {
  /** Judges an answer and puts it into the questionnaire's order. */
  read(question: QuestionOf<T>, fields: readonly Field[], circumstances: Circumstances): ValueVerdict<ValueOf<T>>;
  toFields(value: ValueOf<T>): Field[];
  /** Whether the answer is complete. */
  isAnswered(question: QuestionOf<T>, value: ValueOf<T>): boolean;
  /** Whether the answer includes an "Other" without its text. */
  lacksWords(question: QuestionOf<T>, value: ValueOf<T>): boolean;
  points(question: QuestionOf<T>, value: ValueOf<T>): number;
  /** The points for the best answer. */
  maxPoints(question: QuestionOf<T>): number;
  /** The parts of the answer in words. */
  toWords(question: QuestionOf<T>, value: ValueOf<T>, language: Language): string[];
  /** A call's answer as fields; null if such a question does not take that shape. */
  fromCall(question: QuestionOf<T>, given: CallAnswer): Field[] | null;
}

/** The items of a list answer, or a single text as one item; null for any other shape. */
export function itemsOf({ answer }: CallAnswer): string[] | null {
  if (typeof answer === "string") return [answer];
  return Array.isArray(answer) ? answer : null;
}
