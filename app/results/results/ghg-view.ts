import type { CalculationValue } from "~/assessment/answers/rules/value";
import { type LineView, viewTrace, viewTraces } from "~/assessment/answers/trace-view";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { FactorSet } from "~/assessment/ghg/rules/factors";
import type { Climate } from "~/assessment/scoring/rules/climate";
import {
  type RecordedAnswer,
  type RecordedEmissions,
  recalculateYear,
  recordedIn,
  SCOPES,
  type Scope,
  scopeQuestion,
  yearsOf,
} from "~/assessment/scoring/rules/footprints";
import {
  type Estimate,
  estimateOf,
  SCOPE_3_CATEGORIES,
  SCOPE_3_NAMES,
  type Scope3Category,
  type Scope3Values,
  scope3Question,
  sumScope3,
} from "~/assessment/scoring/rules/scope-3";
import type { Language } from "~/core/language";
import { formatExactly, inTwoDigits } from "~/core/numbers";
import { type ChangeView, viewChange } from "./change-view";
import { type TargetView, viewTarget } from "./target-view";

/** A total with its lines. */
interface Traced {
  tonnes: string;
  lines: LineView[];
}

/** How a scope's total came about. */
export interface TraceView {
  scope: Scope;
  year: string;
  total: Traced;
  /** By contracts, if there are any. */
  market: Traced | null;
}

/** An estimate in tonnes as it is written, to two digits. */
interface EstimateView {
  tonnes: string;
  /** The lowest and highest that are plausible; null if all of it was worked out elsewhere. */
  range: { low: string; high: string } | null;
}

/** What was estimated of Scope 3. */
export interface Scope3View {
  year: string;
  sum: EstimateView;
  categories: {
    category: Scope3Category;
    /** In the GHG Protocol. */
    number: number;
    /** Null if nobody estimated it. */
    estimate: EstimateView | null;
    /** Its year, if that is another than the sum's, which leaves it out. */
    otherYear: string | null;
    lines: LineView[];
  }[];
}

/** Tonnes as they are written; null if nothing was recorded. */
export interface GhgView {
  scope1: string | null;
  scope2: string | null;
  /** Scope 2 by contracts, if there are any. */
  market: string | null;
  /** Null unless both were recorded. */
  sum: string | null;
  /** The year of the totals, or the years of both if they differ. */
  year: string | null;
  baseYear: string | null;
  traces: TraceView[];
  /** Null if none of it was estimated. It is in no other total. */
  scope3: Scope3View | null;
  change: ChangeView | null;
  targetLine: TargetView | null;
}

/** What was entered in the shown assessment and in those before it, the newest first, with today's factors. */
export interface FootprintsInput {
  assessment: { id: string };
  entered: readonly RecordedAnswer[];
  sets: readonly FactorSet[];
}

interface GhgInput extends FootprintsInput {
  catalogue: Catalogue;
  climate: Climate;
}

/** What a result says about emissions: the totals as stored, how they came about, and how they changed since the base year. */
export function viewGhg({ catalogue, climate, assessment, entered, sets }: GhgInput, language: Language): GhgView {
  const { scope1, scope2, baseYear } = climate;
  const all = recordedIn(entered);
  const own = all.find(({ assessmentId }) => assessmentId === assessment.id) ?? null;
  const years = yearsOf([...(own ? [own] : []), ...all]);
  const base = years.find(({ footprint }) => footprint.year === baseYear) ?? null;
  const comparison = own?.footprint
    ? {
        climate,
        current: own.footprint,
        base: base?.footprint ?? null,
        recalculated: base && base.assessmentId !== own.assessmentId ? recalculateYear(catalogue, base, sets) : null,
      }
    : null;
  const footprints = years.map(({ footprint }) => footprint);
  return {
    scope1: orNull(scope1, language),
    scope2: orNull(scope2, language),
    market: orNull(own?.scope2?.emissions?.market ?? null, language),
    sum: scope1 === null || scope2 === null ? null : formatTonnes(scope1 + scope2, language),
    year: own && describeYears(own),
    baseYear: baseYear === null ? null : String(baseYear),
    traces: own ? SCOPES.flatMap((scope) => viewScope(catalogue, scope, own, language) ?? []) : [],
    scope3: viewScope3(catalogue, { assessment, entered }, language),
    change: comparison && viewChange(comparison, language),
    targetLine: comparison && viewTarget({ ...comparison, footprints }, language),
  };
}

function viewScope(catalogue: Catalogue, scope: Scope, own: RecordedEmissions, language: Language): TraceView | null {
  const [question, value] = [scopeQuestion(catalogue, scope), own[scope]];
  if (!question || !value?.emissions) return null;
  const { year, market: byContract } = value.emissions;
  const { total, market } = viewTraces(question, value, language);
  if (total.length === 0 && !market) return null;
  return {
    scope,
    year: String(year),
    total: { tonnes: formatTonnes(value.total, language), lines: total },
    market: market && byContract !== null ? { tonnes: formatTonnes(byContract, language), lines: market } : null,
  };
}

function viewScope3(
  catalogue: Catalogue,
  { assessment, entered }: Pick<FootprintsInput, "assessment" | "entered">,
  language: Language,
): Scope3View | null {
  const values: Scope3Values = {};
  for (const category of SCOPE_3_NAMES) {
    const isOwn = (each: RecordedAnswer) =>
      each.assessmentId === assessment.id && each.questionId === scope3Question(category);
    const value = entered.find(isOwn)?.value;
    if (value) values[category] = value as CalculationValue;
  }
  const sum = sumScope3(values);
  if (!sum) return null;
  const view = ({ tonnes, low, high }: Estimate): EstimateView => ({
    tonnes: inTwoDigits(tonnes, language),
    range: low === high ? null : { low: inTwoDigits(low, language), high: inTwoDigits(high, language) },
  });
  return {
    year: String(sum.year),
    sum: view(sum),
    categories: SCOPE_3_NAMES.map((category) => {
      const value = values[category];
      const estimate = value ? estimateOf(value) : null;
      const question = findQuestion(catalogue, scope3Question(category))?.question;
      return {
        category,
        number: SCOPE_3_CATEGORIES[category],
        estimate: estimate && view(estimate),
        otherYear: estimate && estimate.year !== sum.year ? String(estimate.year) : null,
        lines: value && question?.type === "calculation" ? viewTrace(question, value, language) : [],
      };
    }),
  };
}

function describeYears({ scope1, scope2 }: RecordedEmissions): string | null {
  const years = new Set([scope1, scope2].flatMap((total) => total?.emissions?.year ?? []));
  return years.size > 0 ? [...years].join(", ") : null;
}

const orNull = (tonnes: number | null, language: Language) => (tonnes === null ? null : formatTonnes(tonnes, language));

/** Tonnes on a result, to two decimals. */
const formatTonnes = (tonnes: number, language: Language) => formatExactly(tonnes, 2, language);
