import type { CalculationQuestion } from "~/assessment/answers/rules/amounts";
import { recalculate } from "~/assessment/answers/rules/emissions";
import type { AnswerValue, CalculationValue, NumberValue } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Footprint } from "~/assessment/ghg/rules/change";
import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { CLIMATE_QUESTIONS, commonYear } from "./climate";

export const SCOPES = ["scope1", "scope2"] as const;
export type Scope = (typeof SCOPES)[number];

/** The questions whose answers make up a year's footprint. */
export const FOOTPRINT_QUESTIONS = [...SCOPES, "people", "turnover"] as const;
type FootprintQuestion = (typeof FOOTPRINT_QUESTIONS)[number];

/** A completed assessment's answer to one of these questions. */
export interface RecordedAnswer {
  assessmentId: string;
  questionId: string;
  value: AnswerValue | null;
}

/** The emissions in a completed assessment: its totals with all their inputs, and the footprint they make for a year. */
export interface RecordedEmissions {
  assessmentId: string;
  scope1: CalculationValue | null;
  scope2: CalculationValue | null;
  /** Null if the totals are for two different years or name no year. */
  footprint: Footprint | null;
}

/** An entry with a known year. */
export type RecordedYear = RecordedEmissions & { footprint: Footprint };

/** Groups the answers by assessment, keeping their order. */
export function recordedIn(answers: readonly RecordedAnswer[]): RecordedEmissions[] {
  return [...new Set(answers.map(({ assessmentId }) => assessmentId))].map((assessmentId) => {
    const given = (key: FootprintQuestion) =>
      answers.find((each) => each.assessmentId === assessmentId && each.questionId === CLIMATE_QUESTIONS[key])?.value;
    const total = (scope: Scope) => (given(scope) as CalculationValue | null | undefined) ?? null;
    const figure = (key: "people" | "turnover") => (given(key) as NumberValue | null | undefined)?.number ?? null;
    const [scope1, scope2] = [total("scope1"), total("scope2")];
    const year = commonYear([scope1, scope2]);
    const totals = { scope1: scope1?.total ?? null, scope2: scope2?.total ?? null };
    const sizes = { people: figure("people"), turnover: figure("turnover") };
    return { assessmentId, scope1, scope2, footprint: year === null ? null : { year, ...totals, ...sizes } };
  });
}

/**
 * One entry per year, in the given order. If a year was entered several times, the first entry wins: the latest if the input is newest
 * first.
 */
export function yearsOf(entered: readonly RecordedEmissions[]): RecordedYear[] {
  const known = entered.flatMap((each) => (each.footprint ? [{ ...each, footprint: each.footprint }] : []));
  return known.filter((each, index) => {
    return known.findIndex(({ footprint }) => footprint.year === each.footprint.year) === index;
  });
}

/**
 * A year's footprint recalculated with today's factors, to show next to the reported one. Null if an amount no longer has a factor, or the
 * questionnaire no longer has its input.
 */
export function recalculateYear(
  catalogue: Catalogue,
  { scope1, scope2, footprint }: RecordedYear,
  sets: readonly FactorSet[],
): Footprint | null {
  const again = (scope: Scope, value: CalculationValue | null) => {
    const question = value && scopeQuestion(catalogue, scope);
    const isKnown = (id: string) => question?.inputs.some((input) => input.id === id) ?? false;
    if (!value || !question || !Object.keys(value.inputs).every(isKnown)) return null;
    return recalculate(question, value, sets);
  };
  const anew = { scope1: again("scope1", scope1), scope2: again("scope2", scope2) };
  const isWhole = SCOPES.every((scope) => footprint[scope] === null || anew[scope] !== null);
  return isWhole ? { ...footprint, ...anew } : null;
}

/** The worksheet of a scope; null if the questionnaire has none. */
export function scopeQuestion(catalogue: Catalogue, scope: Scope): CalculationQuestion | null {
  const question = findQuestion(catalogue, CLIMATE_QUESTIONS[scope])?.question;
  return question?.type === "calculation" ? question : null;
}
