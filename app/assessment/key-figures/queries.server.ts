import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { KEY_FIGURE_IDS, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { figuresFromProgress, type ProgressTotals } from "~/assessment/key-figures/rules/from-progress";
import { figureOfSign } from "~/assessment/key-figures/rules/value";
import { joinFigures, type YearFigure, type YearFigures } from "~/assessment/key-figures/rules/year";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { SCOPE_3_NAMES, scope3Question } from "~/assessment/scoring/rules/scope-3";
import { PROGRESS } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { type Found, isListed, runTogether } from "~/platform/d1/client";
import { keyFigures, keyFigureYears } from "./tables";

/** Maximum number of completed Progress Assessments to read; enough to cover all offered years. */
const MAX_ASSESSMENTS = 12;

/** The columns with which a statement over `assessments` reads what `toTotals` takes. */
export const totalsColumns = () => ({
  assessmentId: assessments.id,
  completedAt: sql<number>`${assessments.completedAt}`.as("entered_completed_at"),
  ...storedColumns(
    isListed(answers.questionId, [
      CLIMATE_QUESTIONS.scope1,
      CLIMATE_QUESTIONS.scope2,
      ...SCOPE_3_NAMES.map(scope3Question),
    ]),
  ),
});

/**
 * Batch statements that read all key-figure data of a company: its years, newest first, the entered figures, and the emissions from its
 * completed Progress Assessments. About a hundred rows at most.
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
  const totals = ctx.db
    .select(totalsColumns())
    .from(assessments)
    .where(
      and(eq(assessments.companyId, companyId), eq(assessments.kind, PROGRESS), eq(assessments.state, "completed")),
    )
    .orderBy(desc(assessments.completedAt))
    .limit(MAX_ASSESSMENTS);
  return [years, entered, totals] as const;
}

type FoundFigures = Readonly<Found<ReturnType<typeof figuresStatements>>>;

/** A company's years, from the results of `figuresStatements`. */
export interface CompanyFigures {
  /** The started years, newest first. */
  years: { year: number; currency: string }[];
  /** The figures entered for a year, started or not. */
  entered(year: number): ReadonlyMap<KeyFigureId, YearFigure>;
  /** The figures derived from Progress Assessments for a year. */
  fromProgress(year: number): ReadonlyMap<KeyFigureId, YearFigure>;
  /** Both combined, an entered figure overriding a derived one; null if the year was not started. */
  find(year: number): YearFigures | null;
}

/** Converts the statements' results, by year. Answers moved out of their rows are read from their files. */
export async function toCompanyFigures(ctx: Context, [years, rows, totals]: FoundFigures): Promise<CompanyFigures> {
  const progress = await Promise.all(totals.map((total) => toTotals(ctx, total)));
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

/** The emissions that a completed Progress Assessment says. Answers moved out of their rows are read from their file. */
export async function toTotals(ctx: Context, { assessmentId, completedAt, ...stored }: FoundFigures[2][number]) {
  const given = await readAnswers(ctx, stored);
  const total = (questionId: string) => (given.get(questionId)?.value ?? null) as CalculationValue | null;
  const estimated = SCOPE_3_NAMES.map((category) => [category, total(scope3Question(category))] as const);
  return {
    assessmentId,
    completedAt,
    scope1: total(CLIMATE_QUESTIONS.scope1),
    scope2: total(CLIMATE_QUESTIONS.scope2),
    scope3: Object.fromEntries(estimated.filter(([, value]) => value)),
  } satisfies ProgressTotals;
}

/** Batch statement that finds whether a year has been started: one row, or none. */
export function startedYearStatement(ctx: Context, companyId: string, year: number) {
  return ctx.db
    .select({ year: keyFigureYears.year })
    .from(keyFigureYears)
    .where(and(eq(keyFigureYears.companyId, companyId), eq(keyFigureYears.year, year)));
}

/** All of a company's key figures. One round trip. */
export async function readFigures(ctx: Context, companyId: string): Promise<CompanyFigures> {
  return toCompanyFigures(ctx, await runTogether(ctx.db, figuresStatements(ctx, companyId)));
}
