import { and, count, desc, eq, max, sql } from "drizzle-orm";
import { type AssessmentAction, decideAssessment } from "~/domain/access/assessments";
import type { Answer } from "~/domain/answers/value";
import type { Catalogue, Level } from "~/domain/catalogue/catalogue";
import { type Kind, READINESS } from "~/domain/kinds/kind";
import { type Progress, requiredCount, toProgress } from "~/domain/progress/completion";
import { getCatalogue, newestVersion } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";
import { answers, assessments } from "~/platform/d1/schema/assessments";
import { results } from "~/platform/d1/schema/results";
import { carriedAt, sources } from "./carried.server";

export type AssessmentRow = typeof assessments.$inferSelect;

/** An answer with who gave it, when, and how often it has been changed. */
export interface StoredAnswer extends Answer {
  revision: number;
  answeredBy: string;
  answeredAt: number;
  unconfirmed: "carried-over" | "reset" | null;
}

type AnswerParts = [string, Answer["value"], number, string, number, StoredAnswer["unconfirmed"]];

/**
 * The statement that reads the answers of an assessment, for a batch; `byQuestion` makes of what it finds what the rules take. They come
 * as one text, which is read at once: a hundred rows would each be taken apart, copied and put together three times on their way.
 */
export function answersOf(ctx: Context, assessmentId: string) {
  const { questionId, value, revision, answeredBy, answeredAt, unconfirmed } = answers;
  const parts = sql`json_array(${questionId}, json(${value}), ${revision}, ${answeredBy}, ${answeredAt}, ${unconfirmed})`;
  const all = sql`json_group_array(${parts})`.mapWith((text: string): AnswerParts[] => JSON.parse(text));
  return ctx.db
    .select({ all: all.as("all_answers") })
    .from(answers)
    .where(eq(answers.assessmentId, assessmentId));
}

export function byQuestion([found]: Awaited<ReturnType<typeof answersOf>>): Map<string, StoredAnswer> {
  return new Map(
    found?.all.map(([id, value, revision, answeredBy, answeredAt, unconfirmed]) => [
      id,
      { value, revision, answeredBy, answeredAt, unconfirmed, isUnconfirmed: unconfirmed !== null },
    ]),
  );
}

export interface OpenedAssessment {
  assessment: AssessmentRow;
  catalogue: Catalogue;
  answers: Map<string, StoredAnswer>;
}

export type OpenVerdict =
  | ({ ok: true } & OpenedAssessment)
  | { ok: false; reason: "not-found" | "forbidden" | "completed" };

/** What each of several statements answers. */
type Results<T extends readonly Statement[]> = { [K in keyof T]: T[K]["_"]["result"] };

export type OpenWithVerdict<T extends readonly Statement[]> =
  | ({ ok: true; also: Results<T> } & OpenedAssessment)
  | Extract<OpenVerdict, { ok: false }>;

/** An assessment with its answers, if the user may do `action` with it. One round trip while the catalogue is cached. */
export async function openAssessment(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  action: AssessmentAction,
): Promise<OpenVerdict> {
  return openAssessmentWith(ctx, user, assessmentId, action, []);
}

/** The same with what more a page shows of it: `also` is read in the same round trip and comes back in its order. */
export async function openAssessmentWith<const T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  action: AssessmentAction,
  also: T,
): Promise<OpenWithVerdict<T>> {
  const [[assessment], rows, ...found] = await ctx.db.batch([
    ctx.db.select().from(assessments).where(eq(assessments.id, assessmentId)),
    answersOf(ctx, assessmentId),
    ...(also as readonly Statement[]),
  ]);
  const verdict = decideAssessment(user, assessment, action);
  if (!verdict.ok || !assessment) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  return { ok: true, assessment, catalogue, answers: byQuestion(rows), also: found as Results<T> };
}

/** An assessment that the user may read, without its answers, or null. */
export async function findAssessment(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<AssessmentRow | null> {
  const [assessment] = await ctx.db.select().from(assessments).where(eq(assessments.id, assessmentId));
  return assessment && decideAssessment(user, assessment, "read").ok ? assessment : null;
}

export interface AssessmentCard {
  id: string;
  kind: Kind;
  state: "draft" | "completed";
  progress: Progress;
  /** Level and score in hundredths of a percent, once completed. */
  level: Level | null;
  score: number | null;
  createdAt: number;
  updatedAt: number;
  completedAt: number | null;
  /** There is a newer questionnaire than the draft's. */
  isOutdated: boolean;
  /** When the assessment was submitted whose answers a draft began with. */
  carriedAt: number | null;
}

export interface AssessmentPage {
  count: number;
  drafts: number;
  newestDraft: string | null;
  /** The newest draft with answers in it. */
  answeredDraft: { id: string; progress: Progress; updatedAt: number } | null;
  lastCompletedAt: number | null;
  list: AssessmentCard[];
}

/** Of an assessment: somebody has answered something in it, or its answers were copied. */
export const hasAnswers = sql`exists (select 1 from ${answers} where ${answers.assessmentId} = ${assessments.id} and ${answers.value} is not null)`;

/** The newest first, always in the same order. */
export const NEWEST = [desc(assessments.createdAt), desc(assessments.id)] as const;

/** A page of the company's readiness assessments, newest first, with how many there are in all and the newest drafts. */
export function listAssessments(
  ctx: Context,
  user: CurrentUser,
  page: { offset: number; limit: number },
): Promise<AssessmentPage> {
  return listAssessmentsWith(ctx, user, page, []);
}

/** The same with what more a page shows: `also` is read in the same round trip and comes back in its order. */
export async function listAssessmentsWith<const T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  page: { offset: number; limit: number },
  also: T,
): Promise<AssessmentPage & { also: Results<T> }> {
  const own = and(eq(assessments.companyId, user.companyId), eq(assessments.kind, READINESS));
  const isDraft = and(own, eq(assessments.state, "draft"));
  const [rows, counts, [newest], [answered], [current], ...found] = await ctx.db.batch([
    ctx.db
      .select({
        id: assessments.id,
        kind: assessments.kind,
        state: assessments.state,
        catalogueVersion: assessments.catalogueVersion,
        answeredRequired: assessments.answeredRequired,
        createdAt: assessments.createdAt,
        updatedAt: assessments.updatedAt,
        completedAt: assessments.completedAt,
        level: results.level,
        score: results.score,
        carriedAt,
      })
      .from(assessments)
      .leftJoin(results, eq(results.assessmentId, assessments.id))
      .leftJoin(sources, eq(sources.id, assessments.carriedFrom))
      .where(own)
      .orderBy(desc(assessments.createdAt))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db
      .select({ state: assessments.state, count: count(), completedAt: max(assessments.completedAt) })
      .from(assessments)
      .where(own)
      .groupBy(assessments.state),
    ctx.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(isDraft)
      .orderBy(desc(assessments.createdAt))
      .limit(1),
    ctx.db
      .select({
        id: assessments.id,
        catalogueVersion: assessments.catalogueVersion,
        answeredRequired: assessments.answeredRequired,
        updatedAt: assessments.updatedAt,
      })
      .from(assessments)
      .where(and(isDraft, hasAnswers))
      .orderBy(...NEWEST)
      .limit(1),
    newestVersion(ctx, READINESS),
    ...(also as readonly Statement[]),
  ]);
  const progressIn = async ({
    catalogueVersion,
    answeredRequired,
  }: Pick<AssessmentRow, "catalogueVersion" | "answeredRequired">) =>
    toProgress(answeredRequired, requiredCount(await getCatalogue(ctx, catalogueVersion)));
  const list: AssessmentCard[] = [];
  for (const { catalogueVersion, answeredRequired, ...row } of rows) {
    const progress = await progressIn({ catalogueVersion, answeredRequired });
    const isOutdated = row.state === "draft" && catalogueVersion !== current?.version;
    list.push({ ...row, progress, isOutdated });
  }
  const drafts = counts.find(({ state }) => state === "draft")?.count ?? 0;
  const completed = counts.find(({ state }) => state === "completed");
  return {
    count: drafts + (completed?.count ?? 0),
    drafts,
    newestDraft: newest?.id ?? null,
    answeredDraft: answered
      ? { id: answered.id, progress: await progressIn(answered), updatedAt: answered.updatedAt }
      : null,
    lastCompletedAt: completed?.completedAt ?? null,
    list,
    also: found as Results<T>,
  };
}
