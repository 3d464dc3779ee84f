import { z } from "@hono/zod-openapi";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { KINDS } from "~/assessment/kinds/kinds";
import type { Language } from "~/core/language";
import { named, namedShape } from "~/foundation/api/names";
import { answeredSchema, profileSchema, toAnswered, toProfile } from "./contract";
import type { ExportDetail } from "./export.server";

const sectionSchema = z.object({ ...namedShape("section"), sectionQuestions: z.array(answeredSchema) });
const indicatorSchema = z.object({ ...namedShape("indicater"), questions: z.array(sectionSchema) });

export const exportSchema = z
  .object({
    profile: profileSchema,
    exportQuestion: z.object({
      answer: z.array(z.string()),
      answerFrench: z.array(z.string()),
      answerMalay: z.array(z.string()),
    }),
    questions: z.array(z.object({ ...namedShape("dimension"), allQuestions: z.array(indicatorSchema) })),
  })
  .openapi("SubmissionExport");

/** A completed assessment for a table of exports: every question with its answer in words, by section. */
export function toExport(detail: ExportDetail, language: Language): z.infer<typeof exportSchema> {
  const { catalogue, answers } = detail;
  const market = findQuestion(catalogue, KINDS.readiness.marketQuestion);
  const none = { answer: [], answerFrench: [], answerMalay: [] };
  const { questionId: _, ...exportQuestion } = market
    ? toAnswered(market.question, answers, language)
    : { questionId: null, ...none };
  return {
    profile: toProfile(detail, language),
    exportQuestion,
    questions: catalogue.dimensions.map((dimension) => ({
      ...named("dimension", dimension.name),
      allQuestions: dimension.topics.map((topic) => ({
        ...named("indicater", topic.name),
        questions: topic.sections.map((section) => ({
          ...named("section", section.name),
          sectionQuestions: section.questions.map((question) => toAnswered(question, answers, language)),
        })),
      })),
    })),
  };
}
