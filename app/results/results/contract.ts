import { z } from "@hono/zod-openapi";
import { answerLabels } from "~/assessment/answers/contract";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { overallText } from "~/assessment/scoring/overall-text";
import type { Score } from "~/assessment/scoring/rules/scores";
import { dayIn } from "~/core/days/days";
import { zoneOfCompany } from "~/core/days/zone";
import type { Kind, KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { named, namedShape } from "~/foundation/api/names";
import { isEvidenced } from "./evidence-view";
import { levelName } from "./submission-contract";
import type { Summary as SummaryOf } from "./summary.server";

type Summary = SummaryOf<KindOf<"practices">>;

/** Colours of a chart's own bars and of the peers' bars, as in the style sheet. */
const COLOR = "#1d5a44";
const PEER_COLOR = "#9aa39e";

const level = z.string().openapi({ enum: ["Laggard", "Beginner", "Intermediate", "Advanced", "Leader"] });
const scored = { total: z.number().int(), correct: z.number().int(), scorePercent: z.number(), ...namedShape("leval") };

const dimensionScoreSchema = z.object({
  _id: z.string(),
  id: z.string(),
  ...namedShape("dimension"),
  ...scored,
  leval: level,
  completed: z.boolean(),
  performance: z.object({ ...namedShape("leval"), ...namedShape("description"), ...namedShape("action") }),
});

const indicatorScoreSchema = z.object({
  _id: z.string(),
  id: z.string(),
  ...namedShape("name"),
  ...scored,
  leval: level,
  industryScore: z.number().nullable().openapi({ description: "Peers' mean in percent" }),
  file: z.object({ filename: z.string() }).nullable(),
  dimension: z.object({ _id: z.string(), ...namedShape("name"), color: z.string(), peerColor: z.string() }),
});

export const answeredSchema = z.object({
  questionId: z.object({ _id: z.string(), ...namedShape("question") }),
  answer: z.array(z.string()),
  answerFrench: z.array(z.string()),
  answerMalay: z.array(z.string()),
});

const questionsOfDimension = z.object({
  ...namedShape("dimension"),
  questons: z.array(
    z.object({
      ...namedShape("indicater"),
      indicater_name_french: z.string(),
      questions: z.array(answeredSchema),
    }),
  ),
});

export const profileSchema = z.object({
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  company: z.string(),
  companyReg: z.string(),
  companyLocation: z.string(),
  username: z.string(),
  email: z.string(),
  mobileNo: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  industry: z.object({ _id: z.string(), ...namedShape("name") }),
  joinedAccessCode: z.array(z.string()),
});

export const summarySchema = z
  .object({
    dimensions: z.array(dimensionScoreSchema),
    indicaters: z.array(indicatorScoreSchema),
    profile: profileSchema,
    esgPerformance: z.object({
      ...scored,
      leval: level,
      data: z.object({ ...namedShape("leval"), ...namedShape("esgDescription"), ...namedShape("description") }),
    }),
    optionalQuestions: z.array(questionsOfDimension),
    requiredQuestions: z.array(questionsOfDimension),
    lastSubmissionDate: z.iso.datetime().nullable(),
  })
  .openapi("Summary");

/** A completed assessment in the contract's form. Answers and places are in words of `language`. */
export function toSummary(summary: Summary, language: Language): z.infer<typeof summarySchema> {
  const { assessment, catalogue, profile, document } = summary;
  const { overall } = document.result;
  const submittedOn = dayIn(assessment.completedAt ?? assessment.updatedAt, zoneOfCompany(profile));
  const description = overallText(catalogue, document.result, profile.company, isEvidenced(summary, submittedOn));
  return {
    ...toScores(summary),
    profile: toProfile(summary, language),
    esgPerformance: {
      ...toFigures(catalogue, overall),
      data: {
        ...levelNames(catalogue, overall.level),
        ...named("esgDescription", description),
        ...named("description", description),
      },
    },
    optionalQuestions: toQuestions(summary, language, false),
    requiredQuestions: toQuestions(summary, language, true),
    lastSubmissionDate: summary.lastSubmissionAt === null ? null : toDate(summary.lastSubmissionAt),
  };
}

/** The file name of an indicator's picture, which shows its Sustainable Development Goal. */
function pictureOf(topic: Topic) {
  return topic.sdg === undefined ? null : { filename: `${topic.id}.svg` };
}

/** Which company an assessment is about, with places in words of `language`. */
export function toProfile(
  { assessment, profile }: Pick<SummaryOf<Kind>, "assessment" | "profile">,
  language: Language,
) {
  return {
    createdAt: toDate(assessment.createdAt),
    updatedAt: toDate(assessment.updatedAt),
    company: profile.company,
    companyReg: profile.companyReg,
    companyLocation: profile.companyLocation,
    username: profile.username,
    email: profile.email,
    mobileNo: profile.mobile,
    country: profile.country[language],
    state: profile.state[language],
    city: profile.city ?? "",
    industry: { _id: profile.industry.id, ...named("name", profile.industry.names) },
    joinedAccessCode: profile.joinedAccessCodes,
  };
}

function toScores({ catalogue, document: { result }, peers }: Summary) {
  const dimensions: z.infer<typeof dimensionScoreSchema>[] = [];
  const indicaters: z.infer<typeof indicatorScoreSchema>[] = [];
  for (const dimension of catalogue.dimensions) {
    const score = result.dimensions.find(({ subject }) => subject === dimension.id);
    const performance = score && catalogue.performance[dimension.id]?.[score.level];
    if (!performance) continue;
    const { description, action } = performance;
    dimensions.push({
      _id: dimension.id,
      id: dimension.id,
      ...named("dimension", dimension.name),
      ...toFigures(catalogue, score),
      completed: true,
      performance: {
        ...levelNames(catalogue, score.level),
        ...named("description", description),
        ...named("action", action),
      },
    });
    const colors = { color: COLOR, peerColor: PEER_COLOR };
    for (const topic of dimension.topics) {
      const topicScore = score.topics.find(({ subject }) => subject === topic.id);
      if (!topicScore) continue;
      const mean = peers.means[topic.id];
      indicaters.push({
        _id: topic.id,
        id: topic.id,
        ...named("name", topic.name),
        ...toFigures(catalogue, topicScore),
        industryScore: mean === undefined ? null : mean / 100,
        file: pictureOf(topic),
        dimension: { _id: dimension.id, ...named("name", dimension.name), ...colors },
      });
    }
  }
  return { dimensions, indicaters };
}

function toQuestions({ catalogue, answers }: Summary, language: Language, isRequired: boolean) {
  return catalogue.dimensions.map((dimension) => ({
    ...named("dimension", dimension.name),
    questons: dimension.topics.map((topic) => ({
      ...named("indicater", topic.name),
      indicater_name_french: topic.name.fr,
      questions: topic.sections
        .flatMap((section) => section.questions)
        .filter((question) => question.isRequired === isRequired)
        .map((question) => toAnswered(question, answers, language)),
    })),
  }));
}

/** A question with its answer in words. */
export function toAnswered(question: Question, answers: AnswerMap, language: Language) {
  const answer = answers.get(question.id)?.value;
  return {
    questionId: { _id: question.id, ...named("question", question.text) },
    answer: answerLabels(question, answer, language),
    answerFrench: answerLabels(question, answer, "fr"),
    answerMalay: answerLabels(question, answer, "ms"),
  };
}

function toFigures(catalogue: Catalogue, { correct, total, score, level: reached }: Score) {
  return { correct, total, scorePercent: score / 100, ...levelNames(catalogue, reached) };
}

/** `leval` is the English name, by which clients distinguish the levels. */
export function levelNames(catalogue: Catalogue, reached: Level) {
  return { ...named("leval", catalogue.levels[reached].name), leval: levelName(reached) };
}

const toDate = (time: number) => new Date(time).toISOString();
