import type { CalculationQuestion } from "~/assessment/answers/rules/amounts";
import { maxPointsOf, pointsOf, wordsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap, CalculationValue } from "~/assessment/answers/rules/value";
import { type LineView, viewTrace } from "~/assessment/answers/trace-view";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { isInForce } from "~/assessment/evidence/rules/documents";
import { filePath } from "~/assessment/evidence/view";
import type { Score } from "~/assessment/scoring/rules/scores";
import { withQuery } from "~/core/addresses/with-query";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import type { Results } from "./queries.server";
import { type Figure, figureOf, type NamedLevel, nameLevel } from "./scores-view";

/** The parts of a result that its scores follow from. */
type TracedResults = Pick<Results<Kind>, "catalogue" | "document" | "documents" | "method">;

/** What a score is made from: the result, the answers behind it, and the day it was submitted. */
export interface TraceInput {
  results: TracedResults;
  answers: AnswerMap;
  submittedOn: string;
}

/** A score with the points that it is computed from. */
export interface TracedScore {
  subject: string;
  /** Null for the overall score. */
  name: string | null;
  correct: number;
  total: number;
  own: Figure;
  level: NamedLevel;
}

/** A required question, worded as in the version that was answered, with its points and the evidence for it. */
export interface TracedQuestion {
  id: string;
  text: string;
  /** What the practice behind it asks somebody to do; null if the questionnaire does not say. */
  title: string | null;
  words: string[];
  points: number;
  most: number;
  /** How a total of emissions came about; empty for any other answer. */
  lines: LineView[];
  /** Documents in force on the day of submission. */
  documents: { id: string; name: string; files: { id: string; href: string }[] }[];
}

/** The versions of the method and of the questionnaire, and the names of its levels, lowest first. */
export interface MethodView {
  kind: Kind;
  version: string;
  questionnaire: string;
  levels: string[];
}

export interface ScoreTrace {
  /** From the overall score down to the traced score, which is the last. */
  trail: TracedScore[];
  /** The scores that it adds up; empty for a topic's. */
  parts: TracedScore[];
  /** For a topic only. */
  questions: TracedQuestion[];
  method: MethodView;
}

/** The overall score, as `?trace=` names it. */
export const OVERALL = "overall";

/** The URL that traces a score to what made it; `results` is the URL of the results page. */
export const tracePath = (results: string, subject: string) =>
  withQuery(results, `trace=${encodeURIComponent(subject)}`);

/** The way from the overall score to a score and to what made it; null for a subject without a score. */
export function traceScore(input: TraceInput, subject: string, language: Language): ScoreTrace | null {
  const { overall, dimensions } = traceScores(input.results, language);
  const shared = { method: viewMethod(input.results, language), questions: [] };
  const of = (scores: { score: TracedScore }[]) => scores.map(({ score }) => score);
  if (subject === OVERALL) return { ...shared, trail: [overall], parts: of(dimensions) };
  for (const { score, topics } of dimensions) {
    if (score.subject === subject) return { ...shared, trail: [overall, score], parts: of(topics) };
    const found = topics.find((each) => each.score.subject === subject);
    if (!found) continue;
    const questions = traceQuestions(input, found.topic, language);
    return { ...shared, trail: [overall, score, found.score], parts: [], questions };
  }
  return null;
}

/** Every score of a result with its points, following the questionnaire's tree. */
export function traceScores({ catalogue, document: { result } }: TracedResults, language: Language) {
  const say = ({ subject, correct, total, score, level }: Score, name: string | null): TracedScore => ({
    subject,
    name,
    correct,
    total,
    own: figureOf(score, language),
    level: nameLevel(catalogue, level, language),
  });
  return {
    overall: say(result.overall, null),
    dimensions: scoredDimensions(catalogue).flatMap((dimension) => {
      const found = result.dimensions.find(({ subject }) => subject === dimension.id);
      if (!found) return [];
      const topics = dimension.topics.flatMap((topic) => {
        const score = found.topics.find(({ subject }) => subject === topic.id);
        return score ? [{ topic, score: say(score, topic.name[language]) }] : [];
      });
      return [{ score: say(found, dimension.name[language]), topics }];
    }),
  };
}

/** The required questions of a topic, with their answers. */
export function traceQuestions({ results, answers, submittedOn }: TraceInput, topic: Topic, language: Language) {
  const inForce = results.documents.filter(({ files, expiresOn }) =>
    isInForce({ files: files.length, expiresOn }, submittedOn),
  );
  const required = topic.sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired));
  return required.map((question): TracedQuestion => {
    const value = answers.get(question.id)?.value;
    const points = pointsOf(question, value);
    const behind = inForce.filter(({ links }) => links.some((link) => link === question.id || link === topic.id));
    return {
      id: question.id,
      text: question.text[language],
      title: question.title?.[language] ?? null,
      words: wordsOf(question, value, language),
      points,
      most: maxPointsOf(question),
      lines: question.type === "calculation" ? linesOf(question, value as CalculationValue | null, language) : [],
      // A document supports only what is in place.
      documents: (points > 0 ? behind : []).map(({ id, name, files }) => ({
        id,
        name,
        files: files.map((file) => ({ id: file.id, href: filePath(file) })),
      })),
    };
  });
}

function linesOf(question: CalculationQuestion, value: CalculationValue | null | undefined, language: Language) {
  return value?.emissions ? viewTrace(question, value, language) : [];
}

/** The method that computed a result. */
export function viewMethod({ catalogue, method }: TracedResults, language: Language): MethodView {
  return {
    kind: catalogue.kind,
    version: method,
    questionnaire: catalogue.version,
    levels: LEVELS.map((id) => nameLevel(catalogue, id, language).name),
  };
}
