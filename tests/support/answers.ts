import { type Field, MAIN, OTHER, writeFields } from "~/assessment/answers/rules/fields";
import type { AnswerBase } from "~/assessment/answers/rules/merge";
import type { Answer, ChoiceValue } from "~/assessment/answers/rules/value";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import type { ChoiceQuestion, Question } from "~/assessment/catalogue/rules/questions";

/** The fields of a choice answer with these options; `other` is the text for "Other". */
export function chosen(options: readonly string[], other: string | null = null): Field[] {
  return [...options.map((id): Field => [MAIN, id]), ...(other === null ? [] : [[OTHER, other] as const])];
}

/** The same as one string, the form in which an answer base stores it. */
export const signOfChoice = (options: readonly string[], other: string | null = null) =>
  writeFields(chosen(options, other));

/** The answer base for a choice that a page displayed. */
export const saw = (revision: number, options: readonly string[], other: string | null = null): AnswerBase => ({
  revision,
  sign: signOfChoice(options, other),
});

/** A choice answer as a user gives it. */
export function given(
  questionId: string,
  options: readonly string[],
  { other = null, base }: { other?: string | null; base?: AnswerBase } = {},
): GivenAnswer {
  return { questionId, fields: chosen(options, other), ...(base && { base }) };
}

/** A choice answer as it is stored; with no options, an answer that was taken back. */
export function choiceOf(options: readonly string[], other: string | null = null): Answer {
  const value: ChoiceValue = { options: [...options], ...(other !== null && { other }) };
  return { value: options.length > 0 ? value : null };
}

/** Every question of the bank is a choice. */
export function asChoice(question: Question | undefined): ChoiceQuestion {
  if (question?.type !== "choice") throw new Error(`${question?.id} is not a choice`);
  return question;
}

/** An edit for choice questions, as an edit for any question. Throws on other types. */
export const editChoice = (edit: (question: ChoiceQuestion) => ChoiceQuestion) => (question: Question) =>
  edit(asChoice(question));

/** The options in a stored answer. */
export const optionsIn = (answer: Answer | undefined): string[] =>
  (answer?.value as ChoiceValue | null | undefined)?.options ?? [];
