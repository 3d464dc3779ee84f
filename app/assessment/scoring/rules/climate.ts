import type { AnswerMap, CalculationValue, ChoiceValue, ValueOf } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import { LEVELS, type Level } from "~/core/level";
import type { Scores } from "./scores";

/** The questions of a Progress Assessment whose answers its result speaks of. */
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

/** What the answers say of greenhouse gases and certificates: figures and ids of options. */
export interface Climate {
  /** Tonnes of CO2e as they came out when they were entered; null where nothing was. */
  scope1: number | null;
  scope2: number | null;
  /** People who worked in the company, and its turnover in its own currency; null where nobody has said. */
  people: number | null;
  turnover: number | null;
  baseYear: number | null;
  /** The kinds of target that are set, by the company's choice perhaps none of those named; null without a target. */
  targets: string[] | null;
  /** The year that the totals are of; null where they are of two, or of none that was named. */
  year: number | null;
  /** By when, and by how many percent of the base year's emissions, as far as somebody has said. */
  targetYear: number | null;
  targetPercent: number | null;
  certifications: string[];
}

/** What the answers to a Progress Assessment say of its climate figures. */
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

/** The one year that totals are of, as far as they name one. */
export function commonYear(totals: readonly (CalculationValue | null | undefined)[]): number | null {
  const years = new Set(totals.flatMap((total) => total?.emissions?.year ?? []));
  const [year = null] = years;
  return years.size === 1 ? year : null;
}

/** Each of these only adds: a population's is the sum of its companies'. */
const COUNTERS = ["scope1Recorded", "scope2Recorded", "targetSet", "scope1Kilograms", "scope2Kilograms"] as const;
type Counter = (typeof COUNTERS)[number] | `level.${Level}`;
export type ClimateCounters = Partial<Record<Counter, number>>;

/** Names of the counters there are. */
export const CLIMATE_COUNTERS: readonly Counter[] = [...COUNTERS, ...LEVELS.map((level) => `level.${level}` as const)];

/**
 * What a result adds to the statistics of the groups that its company is in; what is not there adds nothing. Emissions in whole kilograms,
 * so that sums which are added to and taken back from stay exact.
 */
export function toCounters({ overall }: Scores, { scope1, scope2, targets }: Climate): ClimateCounters {
  const kilograms = (tonnes: number) => Math.round(tonnes * 1000);
  return {
    [`level.${overall.level}`]: 1,
    ...(scope1 !== null && { scope1Recorded: 1, scope1Kilograms: kilograms(scope1) }),
    ...(scope2 !== null && { scope2Recorded: 1, scope2Kilograms: kilograms(scope2) }),
    ...(targets !== null && { targetSet: 1 }),
  };
}
