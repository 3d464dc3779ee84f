import { and, asc, eq, exists, or } from "drizzle-orm";
import type { Scope } from "~/domain/access/privacy";
import type { Catalogue, Level } from "~/domain/catalogue/catalogue";
import { findQuestion, findTopic, scoredDimensions } from "~/domain/catalogue/lookup";
import type { Language } from "~/domain/language";
import { getCatalogue } from "~/features/assessment/catalogue.server";
import type { Context } from "~/platform/context";
import { answers, assessments, results, scores } from "~/platform/d1/schema";
import type { ExportedUser } from "./export-zip.server";

const PAGE = 50;

interface ExportedScore {
  name: string;
  correct: number;
  total: number;
  percent: number;
  level: string;
}

/** An assessment in the reader's words, as it goes into a copy of their data. Times are ISO 8601. */
export interface ExportedAssessment {
  id: string;
  kind: string;
  state: string;
  questionnaire: string;
  startedByYou: boolean;
  startedAt: string;
  updatedAt: string;
  completedAt: string | null;
  /** Null for a draft, and for whoever is not the company's owner. */
  scores: ExportedScore[] | null;
  answers: {
    dimension: string;
    topic: string;
    section: string;
    question: string;
    answers: string[];
    otherText: string | null;
    answeredByYou: boolean;
    answeredAt: string;
  }[];
}

/**
 * The assessments that belong into a copy, oldest first, one at a time: all of the company, or those a user had a hand in
 * with the answers they gave.
 */
export async function* assessmentsOf(
  ctx: Context,
  user: ExportedUser,
  scope: Scope,
): AsyncGenerator<ExportedAssessment> {
  const given = ctx.db
    .select({ id: answers.questionId })
    .from(answers)
    .where(and(eq(answers.assessmentId, assessments.id), eq(answers.answeredBy, user.id)));
  const whose = scope === "company" ? undefined : or(eq(assessments.startedBy, user.id), exists(given));
  for (let offset = 0; ; offset += PAGE) {
    const page = await ctx.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.companyId, user.companyId), whose))
      .orderBy(asc(assessments.createdAt))
      .limit(PAGE)
      .offset(offset);
    for (const assessment of page) yield inWords(ctx, user, scope, assessment);
    if (page.length < PAGE) return;
  }
}

async function inWords(
  ctx: Context,
  user: ExportedUser,
  scope: Scope,
  assessment: typeof assessments.$inferSelect,
): Promise<ExportedAssessment> {
  const ofThis = eq(answers.assessmentId, assessment.id);
  const [given, scored] = await ctx.db.batch([
    ctx.db
      .select()
      .from(answers)
      .where(scope === "company" ? ofThis : and(ofThis, eq(answers.answeredBy, user.id))),
    ctx.db
      .select({
        subject: scores.subject,
        correct: scores.correct,
        total: scores.total,
        score: scores.score,
        level: scores.level,
      })
      .from(results)
      .innerJoin(scores, eq(scores.assessmentId, results.assessmentId))
      .where(eq(results.assessmentId, assessment.id)),
  ]);
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  const { language } = user;
  return {
    id: assessment.id,
    kind: assessment.kind,
    state: assessment.state,
    questionnaire: assessment.catalogueVersion,
    startedByYou: assessment.startedBy === user.id,
    startedAt: isoTime(assessment.createdAt),
    updatedAt: isoTime(assessment.updatedAt),
    completedAt: assessment.completedAt === null ? null : isoTime(assessment.completedAt),
    scores:
      scope === "account" || scored.length === 0
        ? null
        : scored.map(({ subject, correct, total, score, level }) => ({
            name: subjectName(catalogue, subject, language),
            correct,
            total,
            percent: score / 100,
            level: levelName(catalogue, level, language),
          })),
    answers: given.map((answer) => {
      const found = findQuestion(catalogue, answer.questionId);
      const label = (id: string) => found?.question.options.find((option) => option.id === id)?.label[language] ?? id;
      return {
        dimension: found?.dimension.name[language] ?? "",
        topic: found?.topic.name[language] ?? "",
        section: found?.section.name[language] ?? "",
        question: found?.question.text[language] ?? answer.questionId,
        answers: answer.optionIds.map(label),
        otherText: answer.otherText,
        answeredByYou: answer.answeredBy === user.id,
        answeredAt: isoTime(answer.answeredAt),
      };
    }),
  };
}

/** A time in milliseconds as ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

function subjectName(catalogue: Catalogue, subject: string, language: Language): string {
  const dimension = scoredDimensions(catalogue).find(({ id }) => id === subject);
  return (dimension ?? findTopic(catalogue, subject))?.name[language] ?? subject;
}

function levelName(catalogue: Catalogue, level: Level, language: Language): string {
  return catalogue.levels[level].name[language];
}
