import { isAnswered, pointsOf, wordsOf } from "~/domain/answers/answers";
import type { AnswerMap } from "~/domain/answers/value";
import type { Catalogue, Topic } from "~/domain/catalogue/catalogue";
import { scoredDimensions } from "~/domain/catalogue/lookup";
import type { Language } from "~/domain/language";

/** What a company has told of one topic beyond what is asked of everybody, in words; «Other» in its own. */
export function activitiesOf({ sections }: Topic, answers: AnswerMap, language: Language): string[] {
  const optional = sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => !isRequired));
  const words = optional.flatMap((question) => wordsOf(question, answers.get(question.id)?.value, language));
  // What is done at two of a topic's steps is still one activity.
  return [...new Set(words)];
}

export interface AnsweredQuestion {
  text: string;
  /** Whether the practice that it asks for is in place; null for a question that gives no point. */
  isImplemented: boolean | null;
  words: string[];
}

/** The required questions with their answers, by dimension and topic. */
export function requiredAnswers(catalogue: Catalogue, answers: AnswerMap, language: Language) {
  return scoredDimensions(catalogue).map((dimension) => ({
    name: dimension.name[language],
    topics: dimension.topics.map((topic) => ({
      name: topic.name[language],
      questions: topic.sections
        .flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired))
        .map((question): AnsweredQuestion => {
          const answer = answers.get(question.id);
          return {
            text: question.text[language],
            isImplemented: question.points
              ? isAnswered(question, answer) && pointsOf(question, answer?.value) > 0
              : null,
            words: wordsOf(question, answer?.value, language),
          };
        }),
    })),
  }));
}
