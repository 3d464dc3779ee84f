import { z } from "@hono/zod-openapi";
import { givenShape, toGiven } from "~/assessment/answers/progress-contract";
import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { isAnswered } from "~/assessment/answers/rules/answers";
import { dimensionProgress, overallProgress } from "~/assessment/answers/rules/completion";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue, Dimension } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { KINDS } from "~/assessment/kinds/kinds";
import { overallText } from "~/assessment/scoring/overall-text";
import type { Scores } from "~/assessment/scoring/rules/scores";
import { dayIn } from "~/core/days/days";
import { zoneOfCompany } from "~/core/days/zone";
import type { KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { named, namedShape } from "~/foundation/api/names";
import type { Approval } from "~/results/results/rules/approval";
import { answeredSchema, levelNames, profileSchema, toAnswered, toProfile } from "./contract";
import { isEvidenced } from "./evidence-view";
import type { LatestResult } from "./latest-result.server";
import type { Summary } from "./summary.server";

type ProgressSummary = Summary<KindOf<"climate">> & {
  /** The company's current readiness. */
  readiness: LatestResult<KindOf<"practices">> | null;
  approval: Approval | null;
  /** Path of the picture that the report is signed with. */
  signature: string | null;
};

/** Who approves a report, in the contract's spelling. */
export const approvedBySchema = z
  .object({ name: z.string(), desigantion: z.string(), date: z.string().openapi({ example: "2026-11-30" }) })
  .openapi("ApprovedBy");

/** Keys of the contract that differ from our names. */
const DIMENSION_KEYS: Record<string, string> = { "ghg-emissions-reduction": "GHG emissions reduction" };

const levelSchema = z.object({ ...namedShape("leval"), ...namedShape("description") });

const dimensionScoreSchema = z.object({
  ...namedShape("name"),
  correct: z.number().int(),
  total: z.number().int(),
  industryScore: z.number().nullable().openapi({ description: "Peers' mean in percent" }),
});

const planSchema = z.object({
  proGress_Dimension: z.object({ _id: z.string(), ...namedShape("name") }),
  ...namedShape("actionPlan"),
  ...namedShape("objective"),
  resources_French: z.string(),
  ...namedShape("process"),
  ...namedShape("output"),
  ...namedShape("timeline"),
});

const questionAnswerSchema = z.object({ _id: z.string(), ...namedShape("question"), ...givenShape });
const scorePercent = z.string().openapi({ example: "62.50" });

export const overviewSchema = z
  .object({
    isDraft: z.boolean().openapi({
      description:
        "Of a draft nothing is scored: `correct` and `scorePercent` say how much of the required questions is answered, and `questionAnswers` what is",
    }),
    dimensionScoring: z.array(dimensionScoreSchema),
    scorePercent,
    questionAnswers: z.array(questionAnswerSchema),
  })
  .openapi("ProgressOverview");

export const progressSummarySchema = z
  .object({
    profile: profileSchema,
    readinessLeval: levelSchema.nullable(),
    ccptLevel: levelSchema,
    actionPlans: z.array(planSchema),
    dimensionScoring: z.array(dimensionScoreSchema),
    scorePercent,
    questionAnswers: z
      .array(z.record(z.string(), z.array(questionAnswerSchema)))
      .openapi({ description: "One entry a dimension that counts, under its English name, in their order" }),
    approvedBySign: z.string().nullable().openapi({ description: "Path of the signature's picture" }),
    approvedBy: approvedBySchema.nullable(),
    lastSubmissionDate: z.iso.datetime().nullable(),
  })
  .openapi("ProgressSummary");

export const summaryWithQuestionsSchema = z
  .object({
    ...progressSummarySchema.shape,
    exportQuestion: answeredSchema.omit({ questionId: true }),
    requiredQuestions: z.array(z.object({ ...namedShape("dimension"), questions: z.array(answeredSchema) })),
  })
  .openapi("ProgressSummaryWithQuestions");

/** How the dimensions of a completed assessment scored, and every answer that counts. */
export function toOverview(summary: Summary<KindOf<"climate">>, language: Language): z.infer<typeof overviewSchema> {
  return {
    isDraft: false,
    ...toScoring(summary),
    questionAnswers: scoredDimensions(summary.catalogue).flatMap((dimension) =>
      toQuestionAnswers(summary, dimension, language),
    ),
  };
}

/** How far the dimensions of a draft are, and their answers so far. */
export function toDraftOverview(
  { catalogue, answers }: OpenedAssessment,
  language: Language,
): z.infer<typeof overviewSchema> {
  const dimensions = scoredDimensions(catalogue);
  return {
    isDraft: true,
    dimensionScoring: dimensions.map((dimension) => {
      const { answered, total } = dimensionProgress(dimension, answers);
      return { ...named("name", dimension.name), correct: answered, total, industryScore: null };
    }),
    scorePercent: overallProgress(catalogue, answers).percent.toFixed(2),
    questionAnswers: dimensions.flatMap((dimension) =>
      questionsOf(dimension)
        .filter((question) => isAnswered(question, answers.get(question.id)))
        .map((question) => toQuestionAnswer(question, answers, language)),
    ),
  };
}

/** A completed assessment in the contract's form. Answers and places are in words of `language`. */
export function toProgressSummary(summary: ProgressSummary, language: Language): z.infer<typeof progressSummarySchema> {
  const { assessment, profile, catalogue, document, readiness, approval, signature, lastSubmissionAt } = summary;
  const submittedOn = dayIn(assessment.completedAt ?? assessment.updatedAt, zoneOfCompany(profile));
  return {
    profile: toProfile(summary, language),
    // The evidence for the readiness answers is not read here, so nothing is claimed about it.
    readinessLeval: readiness && toLevel(summary, readiness.catalogue, readiness.document.result, false),
    ccptLevel: toLevel(summary, catalogue, document.result, isEvidenced(summary, submittedOn)),
    actionPlans: toPlans(summary),
    ...toScoring(summary),
    questionAnswers: scoredDimensions(catalogue).map((dimension) => ({
      [DIMENSION_KEYS[dimension.id] ?? dimension.name.en]: toQuestionAnswers(summary, dimension, language),
    })),
    approvedBySign: signature,
    approvedBy: approval && { name: approval.name, desigantion: approval.designation, date: approval.date },
    lastSubmissionDate: lastSubmissionAt === null ? null : new Date(lastSubmissionAt).toISOString(),
  };
}

/** The same with every required question, for a table of exports. */
export function toSummaryWithQuestions(
  summary: ProgressSummary,
  language: Language,
): z.infer<typeof summaryWithQuestionsSchema> {
  const { catalogue, answers } = summary;
  const market = findQuestion(catalogue, KINDS.progress.marketQuestion);
  const { answer, answerFrench, answerMalay } = market
    ? toAnswered(market.question, answers, language)
    : { answer: [], answerFrench: [], answerMalay: [] };
  return {
    ...toProgressSummary(summary, language),
    exportQuestion: { answer, answerFrench, answerMalay },
    requiredQuestions: catalogue.dimensions.map((dimension) => ({
      ...named("dimension", dimension.name),
      questions: questionsOf(dimension)
        .filter(({ isRequired }) => isRequired)
        .map((question) => toAnswered(question, answers, language)),
    })),
  };
}

const questionsOf = ({ topics }: Dimension) =>
  topics.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));

const toLevel = ({ profile }: ProgressSummary, catalogue: Catalogue, scores: Scores, hasEvidence: boolean) => ({
  ...levelNames(catalogue, scores.overall.level),
  ...named("description", overallText(catalogue, scores, profile.company, hasEvidence)),
});

function toScoring({ catalogue, document: { result }, peers }: Summary<KindOf<"climate">>) {
  return {
    dimensionScoring: result.dimensions.flatMap(({ subject, correct, total }) => {
      const dimension = catalogue.dimensions.find(({ id }) => id === subject);
      const mean = peers.means[subject];
      const industryScore = mean === undefined ? null : mean / 100;
      return dimension ? [{ ...named("name", dimension.name), correct, total, industryScore }] : [];
    }),
    scorePercent: (result.overall.score / 100).toFixed(2),
  };
}

/** What to do next in each dimension, by its level. */
function toPlans({ catalogue, document: { result } }: ProgressSummary): z.infer<typeof planSchema>[] {
  return result.dimensions.flatMap(({ subject, level }) => {
    const dimension = catalogue.dimensions.find(({ id }) => id === subject);
    const cell = catalogue.actionPlan[subject]?.[level];
    if (!dimension || !cell) return [];
    return [
      {
        proGress_Dimension: { _id: dimension.id, ...named("name", dimension.name) },
        ...named("actionPlan", cell.plan),
        ...named("objective", cell.resources),
        // The contract has the French objective under this name.
        resources_French: cell.resources.fr,
        ...named("process", cell.process),
        ...named("output", cell.output),
        ...named("timeline", cell.timeline),
      },
    ];
  });
}

const toQuestionAnswers = ({ answers }: Summary<KindOf<"climate">>, dimension: Dimension, language: Language) =>
  questionsOf(dimension).map((question) => toQuestionAnswer(question, answers, language));

const toQuestionAnswer = (question: Question, answers: AnswerMap, language: Language) => ({
  _id: question.id,
  ...named("question", question.text),
  ...toGiven(question, answers.get(question.id), language),
});
