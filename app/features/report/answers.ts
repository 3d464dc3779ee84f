import { wordsOf } from "~/domain/answers/answers";
import type { AnswerMap } from "~/domain/answers/value";
import type { Topic } from "~/domain/catalogue/catalogue";
import type { Language } from "~/domain/language";

/** What a company has told of one topic beyond what is asked of everybody, in words; «Other» in its own. */
export function activitiesOf({ sections }: Topic, answers: AnswerMap, language: Language): string[] {
  const optional = sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => !isRequired));
  const words = optional.flatMap((question) => wordsOf(question, answers.get(question.id)?.value, language));
  // What is done at two of a topic's steps is still one activity.
  return [...new Set(words)];
}
