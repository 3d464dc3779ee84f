import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { type PointState, pointsSoFar } from "~/assessment/points/rules/points";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";

/** The points of a draft in the reader's language: overall, by dimension and topic, and by question. */
export function viewPoints(catalogue: Catalogue, answers: AnswerMap, language: Language) {
  const { result, states } = pointsSoFar(catalogue, answers);
  const how = (state: PointState) => [...states.values()].filter((each) => each === state).length;
  const scoreOf = (subject: string) =>
    result.dimensions.flatMap((each) => [each, ...each.topics]).find((each) => each.subject === subject);
  const points = (subject: string) => ({
    correct: scoreOf(subject)?.correct ?? 0,
    total: scoreOf(subject)?.total ?? 0,
  });
  const { correct, total, score, level } = result.overall;
  return {
    overall: { correct, total, score, level },
    scale: LEVELS.map((id) => {
      const { name, tooltip } = catalogue.levels[id];
      return { id, name: name[language], tooltip: tooltip[language] };
    }),
    answered: how("yes") + how("no"),
    unconfirmed: how("unconfirmed"),
    dimensions: scoredDimensions(catalogue).map((dimension) => ({
      id: dimension.id,
      name: dimension.name[language],
      ...points(dimension.id),
      topics: dimension.topics.map((topic) => ({
        id: topic.id,
        name: topic.name[language],
        ...points(topic.id),
        sections: topic.sections
          .map((section) => ({
            id: section.id,
            name: section.name[language],
            questions: section.questions
              .filter((question) => question.isRequired)
              .map(({ id, text }) => ({ id, text: text[language], state: states.get(id) ?? ("open" as const) })),
          }))
          .filter(({ questions }) => questions.length > 0),
      })),
    })),
  };
}
export type PointsView = ReturnType<typeof viewPoints>;
