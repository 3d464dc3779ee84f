import type { AnswerMap, CalculationValue, ChoiceValue, ValueOf } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import { LEVELS, type Level } from "~/core/level";
import type { Scores } from "./scores";

/** The questions of a Progress Assessment that its result uses. */
export const CLIMATE_QUESTIONS = {
  people: "demographics.headcount",
  turnover: "demographics.turnover",
  scope1: "ghg-emissions-reduction.scope-1",
  scope2: "ghg-emissions-reduction.scope-2",
  target: "ghg-emissions-reduction.target",
  baseYear: "ghg-emissions-reduction.base-year",
  targetYear: "ghg-emissions-reduction.target-year",
  targetPercent: "ghg-emissions-reduction.target-percent",
  certifications: "business-strategy-integration.certifications",
} as const;

/** The greenhouse gas and certificate answers: figures and option ids. */
export interface Climate {
  /** Tonnes of CO2e as calculated when entered; null if not entered. */
  scope1: number | null;
  scope2: number | null;
  /** Number of people in the company, and its turnover in its own currency; null if not given. */
  people: number | null;
  turnover: number | null;
  baseYear: number | null;
  /** The kinds of target chosen, which may be none of the named ones; null without a target. */
  targets: string[] | null;
  /** The year of the totals; null if they are for two different years or name no year. */
  year: number | null;
  /** The target year, and the percent reduction from the base year; null if not given. */
  targetYear: number | null;
  targetPercent: number | null;
  certifications: string[];
}

/** Extracts the climate figures from the answers to a Progress Assessment. */
export function toClimate(catalogue: Catalogue, answers: AnswerMap): Climate {
  const answerOf = <T extends QuestionType>(key: keyof typeof CLIMATE_QUESTIONS, type: T) => {
    const id = CLIMATE_QUESTIONS[key];
    const isOfType = findQuestion(catalogue, id)?.question.type === type;
    return isOfType ? (answers.get(id)?.value as ValueOf<T> | null | undefined) : null;
  };
  const chosen = (key: "target" | "certifications") => {
    const value: ChoiceValue | null | undefined = answerOf(key, "choice");
    return value?.options.includes("yes") ? (value.followUps ?? []) : null;
  };
  const yearOf = (key: "baseYear" | "targetYear") => {
    const value = answerOf(key, "text");
    return value ? Number(value.text) : null;
  };
  const [scope1, scope2] = [answerOf("scope1", "calculation"), answerOf("scope2", "calculation")];
  return {
    scope1: scope1?.total ?? null,
    scope2: scope2?.total ?? null,
    baseYear: yearOf("baseYear"),
    targets: chosen("target"),
    people: answerOf("people", "number")?.number ?? null,
    turnover: answerOf("turnover", "number")?.number ?? null,
    year: commonYear([scope1, scope2]),
    targetYear: yearOf("targetYear"),
    targetPercent: answerOf("targetPercent", "number")?.number ?? null,
    certifications: chosen("certifications") ?? [],
  };
}

/** The one year the totals are for; null if they name none or several. */
export function commonYear(totals: readonly (CalculationValue | null | undefined)[]): number | null {
  const years = new Set(totals.flatMap((total) => total?.emissions?.year ?? []));
  const [year = null] = years;
  return years.size === 1 ? year : null;
}

/** Each counter only adds up: a population's value is the sum of its companies' values. */
const COUNTERS = [
  "scope1Recorded",
  "scope2Recorded",
  "targetSet",
  "scope1Kilograms",
  "scope2Kilograms",
  // Of companies with both scopes and a number of people: how many they are, their emissions, and hundredths of their people.
  "intensityRecorded",
  "intensityKilograms",
  "intensityPeople",
] as const;
type Counter = (typeof COUNTERS)[number] | `level.${Level}`;
export type ClimateCounters = Partial<Record<Counter, number>>;

/** The names of all counters. */
export const CLIMATE_COUNTERS: readonly Counter[] = [...COUNTERS, ...LEVELS.map((level) => `level.${level}` as const)];

/**
 * What a result adds to the statistics of the groups its company is in; missing values add nothing. Emissions are in whole kilograms so
 * that sums stay exact when results are added and taken back.
 */
export function toCounters({ overall }: Scores, { scope1, scope2, targets, people }: Climate): ClimateCounters {
  const kilograms = (tonnes: number) => Math.round(tonnes * 1000);
  const hasIntensity = scope1 !== null && scope2 !== null && people !== null && people >= 1;
  return {
    [`level.${overall.level}`]: 1,
    ...(scope1 !== null && { scope1Recorded: 1, scope1Kilograms: kilograms(scope1) }),
    ...(scope2 !== null && { scope2Recorded: 1, scope2Kilograms: kilograms(scope2) }),
    ...(targets !== null && { targetSet: 1 }),
    ...(hasIntensity && {
      intensityRecorded: 1,
      intensityKilograms: kilograms(scope1) + kilograms(scope2),
      intensityPeople: Math.round(people * 100),
    }),
  };
}
