import type { QuestionType } from "~/domain/catalogue/questions";

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
}

export interface CalculationValue {
  inputs: Record<string, Amount>;
  /** In the question's own unit. */
  total: number;
  /** By input: what one of its unit was taken for. */
  factors: Record<string, number>;
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
export const MISFITS = [
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
] as const;
export type Misfit = (typeof MISFITS)[number];

export type ValueVerdict<V> = { ok: true; value: V | null } | { ok: false; reason: Misfit };
