import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { CalculationValue } from "~/domain/answers/value";
import { KEY_FIGURE_IDS, type KeyFigureId } from "~/domain/key-figures/figures";
import { figuresFromProgress, type ProgressTotals } from "~/domain/key-figures/from-progress";
import { figureOfSign } from "~/domain/key-figures/value";
import { joinFigures, type YearFigure, type YearFigures } from "~/domain/key-figures/year";
import { PROGRESS } from "~/domain/kinds/kind";
import { CLIMATE_QUESTIONS } from "~/domain/scoring/climate";
import type { Context } from "~/platform/context";
import { type Found, isListed } from "~/platform/d1/client";
import { answers, assessments } from "~/platform/d1/schema/assessments";
import { keyFigures, keyFigureYears } from "~/platform/d1/schema/key-figures";
import { users } from "~/platform/d1/schema/people";

/** Answers of completed Progress Assessments that are looked at: of as many as anybody has in the years on offer. */
const MOST_ANSWERS = 60;

/**
 * The statements that read all a company has of key figures, for a batch: its years, newest first, what was entered for each, and what its
 * completed Progress Assessments say of emissions. Some hundred rows at most.
 */
export function figuresStatements(ctx: Context, companyId: string) {
  const years = ctx.db
    .select({ year: keyFigureYears.year, currency: keyFigureYears.currency })
    .from(keyFigureYears)
    .where(eq(keyFigureYears.companyId, companyId))
    .orderBy(desc(keyFigureYears.year));
  const entered = ctx.db
    .select({
      year: keyFigures.year,
      figureId: keyFigures.figureId,
      value: keyFigures.value,
      at: keyFigures.enteredAt,
      by: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("entered_by_name"),
    })
    .from(keyFigures)
    .leftJoin(users, eq(users.id, keyFigures.enteredBy))
    .where(eq(keyFigures.companyId, companyId))
    .orderBy(asc(keyFigures.year), asc(keyFigures.figureId));
  const { scope1, scope2 } = CLIMATE_QUESTIONS;
  const totals = ctx.db
    .select({
      assessmentId: assessments.id,
      completedAt: sql<number>`${assessments.completedAt}`.as("entered_completed_at"),
      questionId: answers.questionId,
      value: answers.value,
    })
    .from(assessments)
    .innerJoin(answers, and(eq(answers.assessmentId, assessments.id), isListed(answers.questionId, [scope1, scope2])))
    .where(
      and(eq(assessments.companyId, companyId), eq(assessments.kind, PROGRESS), eq(assessments.state, "completed")),
    )
    .orderBy(desc(assessments.completedAt))
    .limit(MOST_ANSWERS);
  return [years, entered, totals] as const;
}

type FoundFigures = Readonly<Found<ReturnType<typeof figuresStatements>>>;

/** A company's years as `figuresStatements` has found them. */
export interface CompanyFigures {
  /** Those that have been started, newest first. */
  years: { year: number; currency: string }[];
  /** What was entered for a year, be it started or not. */
  entered(year: number): ReadonlyMap<KeyFigureId, YearFigure>;
  /** What follows for a year from Progress Assessments. */
  fromProgress(year: number): ReadonlyMap<KeyFigureId, YearFigure>;
  /** Both, a figure by hand before one that follows; null for a year that was not started. */
  find(year: number): YearFigures | null;
}

/** What the statements have found, by year. */
export function toCompanyFigures([years, rows, totals]: FoundFigures): CompanyFigures {
  const progress = toTotals(totals);
  const fromProgress = (year: number) => figuresFromProgress(progress, year);
  const entered = (year: number) =>
    new Map(
      rows.flatMap(({ figureId, value: sign, at, by, ...row }): [KeyFigureId, YearFigure][] => {
        const value = figureOfSign(sign);
        const isKnown = row.year === year && value !== null && KEY_FIGURE_IDS.includes(figureId);
        return isKnown ? [[figureId, { value, source: { from: "entered", at, by } }]] : [];
      }),
    );
  return {
    years,
    entered,
    fromProgress,
    find(year) {
      const started = years.find((each) => each.year === year);
      return started ? { ...started, figures: joinFigures(entered(year), fromProgress(year)) } : null;
    },
  };
}

function toTotals(rows: FoundFigures[2]): ProgressTotals[] {
  const found = new Map<string, ProgressTotals>();
  for (const { assessmentId, completedAt, questionId, value } of rows) {
    const totals = found.get(assessmentId) ?? { assessmentId, completedAt, scope1: null, scope2: null };
    const total = value as CalculationValue | null;
    found.set(assessmentId, { ...totals, [questionId === CLIMATE_QUESTIONS.scope1 ? "scope1" : "scope2"]: total });
  }
  return [...found.values()];
}

/** The statement that finds whether a year has been started, for a batch: one row, or none. */
export function startedYearStatement(ctx: Context, companyId: string, year: number) {
  return ctx.db
    .select({ year: keyFigureYears.year })
    .from(keyFigureYears)
    .where(and(eq(keyFigureYears.companyId, companyId), eq(keyFigureYears.year, year)));
}

/** All of a company's key figures. One round trip. */
export async function readFigures(ctx: Context, companyId: string): Promise<CompanyFigures> {
  return toCompanyFigures(await ctx.db.batch(figuresStatements(ctx, companyId)));
}
