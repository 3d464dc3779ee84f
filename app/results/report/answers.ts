import { wordsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import type { Language } from "~/core/language";

/** What a company has told of one topic beyond what is asked of everybody, in words; «Other» in its own. */
export function activitiesOf({ sections }: Topic, answers: AnswerMap, language: Language): string[] {
  const optional = sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => !isRequired));
  const words = optional.flatMap((question) => wordsOf(question, answers.get(question.id)?.value, language));
  // What is done at two of a topic's steps is still one activity.
  return [...new Set(words)];
}
