import { pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap, AnswerValue, ChoiceValue } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { isYesNo, type Question } from "~/assessment/catalogue/rules/questions";
import type { DocumentOf } from "~/assessment/kinds/kinds";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import type { Level } from "~/core/level";

/** Whole numbers by name, which only add up: a group's are the sums of its companies'. A missing counter is zero. */
export type Counters = Readonly<Record<string, number>>;

/** What a completed assessment adds to every group that its company is in. */
export interface Contribution {
  /** Levels, scores in hundredths of a percent with their squares, and the other counters of the kind. */
  scores: Counters;
  /** Those of them that are not of its scores. */
  besides: Counters;
  /** Required questions answered Yes, chosen options, and the version of the questionnaire; empty if the answers are gone. */
  answers: Counters;
}

/** Names of the counters. */
export const counterOf = {
  level: (subject: string, level: Level) => `level.${subject}.${level}`,
  sum: (subject: string) => `sum.${subject}`,
  squares: (subject: string) => `squares.${subject}`,
  version: (version: string) => `version.${version}`,
  yes: (questionId: string) => `yes.${questionId}`,
  option: (questionId: string, optionId: string) => `option.${questionId}.${optionId}`,
  /** From which level to which a company has moved since its former result, and both overall scores. */
  moved: (from: Level, to: Level) => `moved.${from}.${to}`,
  scoreThen: "then.overall",
  scoreNow: "now.overall",
};

/** The overall score and level of a result. */
export interface Overall {
  level: Level;
  /** Hundredths of a percent. */
  score: number;
}

/** Counters added up. */
export function addCounters(parts: readonly Counters[]): Counters {
  const sums: Record<string, number> = {};
  for (const part of parts) {
    for (const [name, count] of Object.entries(part)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

/**
 * What a result contributes, given the answers that it was computed from and the company's result before it, if there is one; pass an empty
 * map once the answers have been erased.
 */
export function contributionOf(
  document: DocumentOf<Catalogue["kind"]>,
  catalogue: Catalogue,
  answers: AnswerMap,
  former: Overall | null,
): Contribution {
  const scores = flattenScores(document.result).flatMap(({ subject, score, level }) => [
    [counterOf.level(subject, level), 1],
    [counterOf.sum(subject), score],
    [counterOf.squares(subject), score * score],
  ]);
  // The overall level is among the scores already.
  const counters = "counters" in document ? Object.entries(document.counters) : [];
  const besides = [
    ...counters.filter(([name]) => !name.startsWith("level.")),
    ...(former ? countMove(former, document.result.overall) : []),
  ].filter(([, count]) => count !== 0);
  const isSomething = ([, count]: (string | number)[]) => count !== 0;
  return {
    scores: Object.fromEntries([...scores.filter(isSomething), ...besides]),
    besides: Object.fromEntries(besides),
    answers: answers.size > 0 ? countAnswers(catalogue, answers) : {},
  };
}

const countMove = (former: Overall, now: Overall): [string, number][] => [
  [counterOf.moved(former.level, now.level), 1],
  [counterOf.scoreThen, former.score],
  [counterOf.scoreNow, now.score],
];

function countAnswers(catalogue: Catalogue, answers: AnswerMap): Counters {
  const questions = catalogue.dimensions.flatMap(({ topics }) =>
    topics.flatMap(({ sections }) => sections.flatMap((section) => section.questions)),
  );
  const counted = questions.flatMap((question) => {
    const answer = answers.get(question.id);
    if (!answer?.value || answer.isUnconfirmed) return [];
    const options = question.type === "choice" && !isYesNo(question) ? (answer.value as ChoiceValue).options : [];
    return [
      ...(question.isRequired && isYes(question, answer.value) ? [counterOf.yes(question.id)] : []),
      ...options.map((option) => counterOf.option(question.id, option)),
    ];
  });
  return Object.fromEntries([counterOf.version(catalogue.version), ...counted].map((name) => [name, 1]));
}

/** Whether an answer counts as Yes: by its own option, else by whether it gives points, else because it exists. */
function isYes(question: Question, value: AnswerValue): boolean {
  if (question.type === "choice" && isYesNo(question)) return (value as ChoiceValue).options.includes("yes");
  return "points" in question && question.points ? pointsOf(question, value) > 0 : true;
}
