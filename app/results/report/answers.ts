import { wordsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import type { Language } from "~/core/language";

/** What a company has said about a topic in its optional questions, in words; "Other" in the company's own words. */
export function activitiesOf({ sections }: Topic, answers: AnswerMap, language: Language): string[] {
  const optional = sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => !isRequired));
  const words = optional.flatMap((question) => wordsOf(question, answers.get(question.id)?.value, language));
  // An activity at two of a topic's steps is still one activity.
  return [...new Set(words)];
}
