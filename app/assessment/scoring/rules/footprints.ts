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

/** The questions whose answers make a year's footprint. */
export const FOOTPRINT_QUESTIONS = [...SCOPES, "people", "turnover"] as const;
type FootprintQuestion = (typeof FOOTPRINT_QUESTIONS)[number];

/** An answer of a completed assessment to one of them. */
export interface EnteredAnswer {
  assessmentId: string;
  questionId: string;
  value: AnswerValue | null;
}

/** What a completed assessment says of emissions: its totals with all they were worked out with, and what they come to for a year. */
export interface Entered {
  assessmentId: string;
  scope1: CalculationValue | null;
  scope2: CalculationValue | null;
  /** Null where the totals are of two years, or of none that was named. */
  footprint: Footprint | null;
}

/** One of them whose year is known. */
export type EnteredYear = Entered & { footprint: Footprint };

/** The answers by assessment, in their order. */
export function enteredIn(answers: readonly EnteredAnswer[]): Entered[] {
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

/** A year each, in their order: of several that were entered for a year the first, which is the latest where they come so. */
export function yearsOf(entered: readonly Entered[]): EnteredYear[] {
  const known = entered.flatMap((each) => (each.footprint ? [{ ...each, footprint: each.footprint }] : []));
  return known.filter((each, index) => {
    return known.findIndex(({ footprint }) => footprint.year === each.footprint.year) === index;
  });
}

/**
 * A year's footprint worked out anew with the factors of today, to stand beside the one that was reported; null where an amount has none any
 * more, or the questionnaire has lost its input.
 */
export function recalculateYear(
  catalogue: Catalogue,
  { scope1, scope2, footprint }: EnteredYear,
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

/** The worksheet of a scope, if the questionnaire has it. */
export function scopeQuestion(catalogue: Catalogue, scope: Scope): CalculationQuestion | null {
  const question = findQuestion(catalogue, CLIMATE_QUESTIONS[scope])?.question;
  return question?.type === "calculation" ? question : null;
}
