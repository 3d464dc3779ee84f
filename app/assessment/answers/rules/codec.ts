import type { QuestionOf, QuestionType } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import type { Circumstances } from "./circumstances";
import type { Field } from "./fields";
import type { ValueOf, ValueVerdict } from "./value";

/** An answer as a call gives it; which of them a question takes is the codec's to say. */
export interface CallAnswer {
  answer: string | string[] | Record<string, string[]>;
  otherAnswer?: string | null;
  /** Chosen follow-ups. */
  yesAnswers?: string[];
}

/** Everything that the product does with an answer and that depends on the type of its question. */
export interface Codec<T extends QuestionType> {
  /** Judges what was given and puts it into the questionnaire's own order. */
  read(question: QuestionOf<T>, fields: readonly Field[], circumstances: Circumstances): ValueVerdict<ValueOf<T>>;
  toFields(value: ValueOf<T>): Field[];
  /** Whether all was said that the question asks for. */
  isAnswered(question: QuestionOf<T>, value: ValueOf<T>): boolean;
  /** Whether something was chosen whose words are missing. */
  lacksWords(question: QuestionOf<T>, value: ValueOf<T>): boolean;
  points(question: QuestionOf<T>, value: ValueOf<T>): number;
  /** The points that the best answer gives. */
  mostPoints(question: QuestionOf<T>): number;
  /** The parts of the answer in words; none for an answer that was taken back. */
  toWords(question: QuestionOf<T>, value: ValueOf<T>, language: Language): string[];
  /** What a call gives, as fields; null for what is not of a shape that such a question takes. */
  fromCall(question: QuestionOf<T>, given: CallAnswer): Field[] | null;
}

/** The items of an answer that is a list, or one item of one; null for any other shape. */
export function itemsOf({ answer }: CallAnswer): string[] | null {
  if (typeof answer === "string") return [answer];
  return Array.isArray(answer) ? answer : null;
}
