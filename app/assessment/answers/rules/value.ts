import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import type { TakenFactor } from "~/assessment/ghg/rules/factors";

export interface ChoiceValue {
  /** Chosen options, in the questionnaire's order. */
  options: string[];
  /** The company's own words for «Other». */
  other?: string;
  followUps?: string[];
  followUpOther?: string;
}

/** The option of each statement that has one. */
export type StatementsValue = Record<string, string>;

export interface TextValue {
  text: string;
}

export interface NumberValue {
  number: number;
}

/** An amount in one of the input's units: of the year, or of its months, null for those that nobody gave. */
export interface Amount {
  unit: string;
  year?: number;
  months?: (number | null)[];
  /** The company's own factor in kilograms of CO2e a unit, and where it has it from. */
  own?: { value: number; note: string };
}

/** What the emissions in an answer were worked out with, and what is told beside their total, in tonnes. */
export interface Emissions {
  /** The reporting year. */
  year: number;
  /** The grid that electricity came from; null where none was asked for. */
  region: string | null;
  /** By input. */
  factors: Record<string, TakenFactor>;
  /** Market-based; null without a contract. */
  market: number | null;
  /** CO2 from what has grown, which is in no total. */
  biogenic: number;
}

export interface CalculationValue {
  inputs: Record<string, Amount>;
  /** In the question's own unit. */
  total: number;
  /** By input: what one of its unit was taken for. */
  factors: Record<string, number>;
  /** Of the inputs that are sources of emissions. */
  emissions?: Emissions;
}

interface Values {
  choice: ChoiceValue;
  statements: StatementsValue;
  text: TextValue;
  number: NumberValue;
  calculation: CalculationValue;
}

/** What is stored of an answer, by the type of its question. */
export type ValueOf<T extends QuestionType> = Values[T];
export type AnswerValue = ValueOf<QuestionType>;

export interface Answer {
  /** Null when an answer was taken back. */
  value: AnswerValue | null;
  /** Taken from elsewhere, or from before a reset, and not yet saved again by anybody: it does not count. */
  isUnconfirmed?: boolean;
}

export type AnswerMap = ReadonlyMap<string, Answer>;

/** Why something is no answer to its question. */
export const INVALID_REASONS = [
  "unknown-option",
  "one-option-only",
  "exclusive-option",
  "other-text-too-long",
  "other-text-missing",
  "unknown-statement",
  "text-too-long",
  "not-a-year",
  "not-a-number",
  "number-ambiguous",
  "too-many-decimals",
  "number-too-small",
  "number-too-large",
  "unknown-input",
  "unknown-unit",
  "year-or-months",
  "own-factor-missing",
  "own-note-missing",
  "own-amount-missing",
  "factor-missing",
  "unknown-grid",
] as const;
export type InvalidReason = (typeof INVALID_REASONS)[number];

export type ValueVerdict<V> = { ok: true; value: V | null } | { ok: false; reason: InvalidReason };
