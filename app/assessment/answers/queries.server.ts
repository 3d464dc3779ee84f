import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { type AssessmentAction, decideAssessment } from "~/assessment/answers/rules/access";
import { type Progress, requiredCount, toProgress } from "~/assessment/answers/rules/completion";
import { getCatalogue, newestVersion } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { dayIn } from "~/core/days/days";
import { type Kind, mapKinds, READINESS } from "~/core/kinds/kind";
import type { Level } from "~/core/level";
import type { Viewer } from "~/core/viewer";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { type Found, runTogether, type Statement } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { assessments } from "../../foundation/tables/assessments";
import { carriedAt, sources } from "./carried.server";
import { readAnswers, type StoredAnswer, storedColumns } from "./stored.server";
import { answers } from "./tables";

export type AssessmentRow = typeof assessments.$inferSelect;

/** A batch statement that reads the answers of an assessment; pass its rows to `readAnswers`. */
export function answersOf(ctx: Context, assessmentId: string) {
  return ownAnswers(ctx.db, { assessmentId });
}

const ownAnswers = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db.select(storedColumns()).from(assessments).where(eq(assessments.id, assessmentId)),
);

/** A batch statement that reads the assessment row. */
export function assessmentOf(ctx: Context, assessmentId: string) {
  return ownRow(ctx.db, { assessmentId });
}

const ownRow = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db.select().from(assessments).where(eq(assessments.id, assessmentId)),
);

export interface OpenedAssessment {
  assessment: AssessmentRow;
  catalogue: Catalogue;
  answers: Map<string, StoredAnswer>;
}

export type OpenVerdict =
  | ({ ok: true } & OpenedAssessment)
  | { ok: false; reason: "not-found" | "forbidden" | "completed" };

export type OpenWithVerdict<T extends readonly Statement[]> =
  | ({ ok: true; also: Found<T> } & OpenedAssessment)
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

/** As `openAssessment`. The statements in `also` run in the same round trip, and their rows come back in the same order. */
export async function openAssessmentWith<const T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  action: AssessmentAction,
  also: T,
): Promise<OpenWithVerdict<T>> {
  const [first, ...rest] = openingStatements(ctx, assessmentId, also);
  return judgeOpening(ctx, user, action, (await runTogether(ctx.db, [first, ...rest])) as Found<Statements<T>>);
}

/** The columns to select from `assessments` in order to open one. */
export const OPENING = { ...getTableColumns(assessments), rows: storedColumns().rows };

const ownWithAnswers = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db.select(OPENING).from(assessments).where(eq(assessments.id, assessmentId)),
);

/** Batch statement that reads the company's newest draft of any kind; pass its rows to `judgeOpening`. */
export const newestDraftStatement = ({ db }: Context, companyId: string) =>
  db
    .select(OPENING)
    .from(assessments)
    .where(and(eq(assessments.companyId, companyId), eq(assessments.state, "draft")))
    .orderBy(...NEWEST)
    .limit(1);

/** The batch statements that open an assessment, followed by the page's own. */
function openingStatements<const T extends readonly Statement[]>(
  ctx: Context,
  assessmentId: string,
  also: T,
): Statements<T> {
  return [ownWithAnswers(ctx.db, { assessmentId }), ...also];
}

type Statements<T extends readonly Statement[]> = readonly [ReturnType<typeof ownWithAnswers>, ...T];

/** Turns those rows into an opened assessment, if the user may do `action` with it. */
export async function judgeOpening<T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  action: AssessmentAction,
  [[found], ...also]: Found<Statements<T>>,
): Promise<OpenWithVerdict<T>> {
  const verdict = decideAssessment(user, found, action);
  if (!verdict.ok || !found) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  const { rows, ...assessment } = found;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  return {
    ok: true,
    assessment,
    catalogue,
    answers: await readAnswers(ctx, { file: assessment.answersFile, rows }),
    also,
  };
}

/** An assessment that the user may read, without its answers, or null. */
export async function findAssessment(ctx: Context, user: Viewer, assessmentId: string): Promise<AssessmentRow | null> {
  const [assessment] = await assessmentOf(ctx, assessmentId);
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
  /** The draft's questionnaire version is not the newest. */
  isOutdated: boolean;
  /** When the assessment that the draft's first answers came from was submitted. */
  carriedAt: number | null;
}

/** Converts a card's times to days in the reader's time zone. */
export function onDays<T extends Pick<AssessmentCard, "updatedAt" | "completedAt" | "carriedAt">>(
  card: T,
  { timeZone }: { timeZone: string },
) {
  const { updatedAt, completedAt, carriedAt, ...rest } = card;
  return {
    ...rest,
    /** The day it was submitted, or else last changed. */
    changedOn: dayIn(completedAt ?? updatedAt, timeZone),
    carriedOn: carriedAt === null ? null : dayIn(carriedAt, timeZone),
  };
}

/** How many assessments of a kind a company has, and its newest draft. */
export interface KindState {
  drafts: number;
  completed: number;
  newestDraft: string | null;
  /** When an assessment was last completed. */
  completedAt: number | null;
}

export interface AssessmentPage {
  /** Assessments of the listed kind. */
  count: number;
  /** The newest draft of that kind that has answers. */
  answeredDraft: { id: string; progress: Progress; updatedAt: number } | null;
  list: AssessmentCard[];
  standing: Record<Kind, KindState>;
}

/** A page of a list: a kind (readiness by default), an offset and a limit. */
export interface Listed {
  offset: number;
  limit: number;
  kind?: Kind;
}

/** Condition on an assessment: it has an answer from a user or copied from another assessment. Suggestions from the plan do not count. */
export const hasAnswers = sql`exists (select 1 from ${answers} where ${answers.assessmentId} = ${assessments.id} and ${answers.value} is not null and ${answers.unconfirmed} is not 'from-plan')`;

/** Newest first. If two start in the same millisecond, the one inserted later comes first. */
export const NEWEST = [desc(assessments.createdAt), desc(sql`${assessments}.rowid`)] as const;

/** A page of the company's assessments of a kind, newest first, plus the counts of every kind. */
export function listAssessments(ctx: Context, user: CurrentUser, page: Listed): Promise<AssessmentPage> {
  return listAssessmentsWith(ctx, user, page, []);
}

/** As `listAssessments`. The statements in `also` run in the same round trip, and their rows come back in the same order. */
export async function listAssessmentsWith<const T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  { offset, limit, kind = READINESS }: Listed,
  also: T,
): Promise<AssessmentPage & { also: Found<T> }> {
  const isOwn = eq(assessments.companyId, user.companyId);
  const isListed = and(isOwn, eq(assessments.kind, kind));
  const [rows, counts, [answered], [current], ...found] = await runTogether(ctx.db, [
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
      .where(isListed)
      .orderBy(...NEWEST)
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({
        kind: assessments.kind,
        state: assessments.state,
        count: count(),
        // SQLite takes the bare `id` from the row with the max(), as long as the query has only one max().
        id: assessments.id,
        at: sql<number>`max(coalesce(${assessments.completedAt}, ${assessments.createdAt}))`.as("newest_at"),
      })
      .from(assessments)
      .where(isOwn)
      .groupBy(assessments.kind, assessments.state),
    ctx.db
      .select({
        id: assessments.id,
        catalogueVersion: assessments.catalogueVersion,
        answeredRequired: assessments.answeredRequired,
        updatedAt: assessments.updatedAt,
      })
      .from(assessments)
      .where(and(isListed, eq(assessments.state, "draft"), hasAnswers))
      .orderBy(...NEWEST)
      .limit(1),
    newestVersion(ctx, kind),
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
  const standing = mapKinds((each): KindState => {
    const find = (state: "draft" | "completed") => counts.find((row) => row.kind === each && row.state === state);
    const [drafts, completed] = [find("draft"), find("completed")];
    return {
      drafts: drafts?.count ?? 0,
      completed: completed?.count ?? 0,
      newestDraft: drafts?.id ?? null,
      completedAt: completed?.at ?? null,
    };
  });
  return {
    count: standing[kind].drafts + standing[kind].completed,
    answeredDraft: answered
      ? { id: answered.id, progress: await progressIn(answered), updatedAt: answered.updatedAt }
      : null,
    list,
    standing,
    also: found as Found<T>,
  };
}
