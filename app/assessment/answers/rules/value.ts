import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import type { TakenFactor } from "~/assessment/ghg/rules/factors";

export interface ChoiceValue {
  /** Chosen options, in the questionnaire's order. */
  options: string[];
  /** The company's own text for "Other". */
  other?: string;
  followUps?: string[];
  followUpOther?: string;
}

/** The chosen option of each answered statement. */
export type StatementsValue = Record<string, string>;

export interface TextValue {
  text: string;
}

export interface NumberValue {
  number: number;
}

/** An amount in one of the input's units, for the year or by month; null for a month without an amount. */
export interface Amount {
  unit: string;
  year?: number;
  months?: (number | null)[];
  /** The company's own factor in kilograms of CO2e per unit, and its source. */
  own?: { value: number; note: string };
}

/** What the emissions in an answer were worked out with, and the figures shown beside their total, in tonnes. */
export interface Emissions {
  /** The reporting year. */
  year: number;
  /** The grid that electricity came from; null if the question asks for none. */
  region: string | null;
  /** By input. */
  factors: Record<string, TakenFactor>;
  /** Market-based; null without a contract. */
  market: number | null;
  /** Biogenic CO2, which is in no total. */
  biogenic: number;
  /** The lowest and highest plausible total; only of an estimate whose factors have ranges. */
  range?: [low: number, high: number];
}

export interface CalculationValue {
  inputs: Record<string, Amount>;
  /** In the question's own unit. */
  total: number;
  /** By input: the factor for one unit. */
  factors: Record<string, number>;
  /** For the inputs that are emission sources. */
  emissions?: Emissions;
}

interface Values {
  choice: ChoiceValue;
  statements: StatementsValue;
  text: TextValue;
  number: NumberValue;
  calculation: CalculationValue;
}

/** The stored value of an answer, by the type of its question. */
export type ValueOf<T extends QuestionType> = Values[T];
export type AnswerValue = ValueOf<QuestionType>;

export interface Answer {
  /** Null once the answer is taken back. */
  value: AnswerValue | null;
  /** Copied from elsewhere, or from before a reset, and not yet saved again by a user: it does not count. */
  isUnconfirmed?: boolean;
}

export type AnswerMap = ReadonlyMap<string, Answer>;

/** Why a value is not a valid answer to its question. */
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
