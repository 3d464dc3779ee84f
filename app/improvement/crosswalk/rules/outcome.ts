import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { FigureSource } from "~/assessment/key-figures/rules/year";
import type { Kind } from "~/core/kinds/kind";
import type { Decimal } from "./decimal";
import type { Gap, StandardPart, StandardRow } from "./table";

/** Why nothing can be said about an element this year. */
export type Shortfall =
  /** The figures have not been entered yet. */
  | "not-entered"
  /** The figures were entered as "not known". */
  | "not-known"
  /** The currency of the figures is not known. */
  | "no-unit"
  /** A part of it is a first estimate, which no total and no quotient takes in. */
  | "estimated"
  /** It would divide by zero, or a part exceeds its whole. */
  | "not-computable"
  /** No completed assessment represents the year. */
  | "no-assessment"
  /** The assessment has no answer to the question. */
  | "no-answer"
  /** The answers say that there is nothing of the kind. */
  | "none"
  /** The standard's list has no entry for the answer. */
  | "not-listed";

/** Where a value comes from. */
export type Used =
  | { figure: KeyFigureId; source: FigureSource }
  /** `at` is when it was answered, in milliseconds; `by` is who answered, null once the account is gone. */
  | { question: string; kind: Kind; assessmentId: string; at: number; by: string | null }
  /** The company's profile, as it is now. */
  | { profile: "country" };

/** Members of a standard's own list, and the same in words. */
export interface Choice {
  members: readonly string[];
  words: string;
}

export interface FilledPart {
  state: "filled";
  /** A number, a yes or no, members of a list, or a text: a four-digit year or words. */
  value: Decimal | boolean | Choice | string;
  used: Used[];
  /** For money, ISO 4217. */
  currency: string | null;
}

export interface EmptyPart {
  state: "empty";
  why: Shortfall;
  /** The missing figures. */
  figures?: KeyFigureId[];
  /** The kind of assessment that is missing, or that lacks the answer. */
  kind?: Kind;
}

export type PartOutcome = FilledPart | EmptyPart;

export const STATES = ["filled", "partly", "empty"] as const;
export type State = (typeof STATES)[number];

/** Whether a value says less than its element asks for. */
export function isHalf({ isPartial }: StandardRow, { value }: FilledPart): boolean {
  return isPartial === "if-no" ? value === false : isPartial === true;
}

export interface ElementOutcome {
  row: StandardRow;
  state: State;
  parts: (PartOutcome & { part: StandardPart })[];
  /** Why it is empty, whatever a company enters. */
  gap: Gap | null;
}

/** What a reader has to know about an element; null if there is nothing. A note on what a No leaves open is omitted for a Yes. */
export function noteOf({ row, state }: ElementOutcome): string | null {
  return state === "filled" && row.isPartial === "if-no" ? null : (row.note ?? null);
}

/** How many elements are filled, partly filled and empty. */
export function countStates(outcomes: readonly ElementOutcome[]): Record<State, number> {
  const counts = { filled: 0, partly: 0, empty: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
}

/** How many elements can be filled at all, given what Kompas asks for. */
export const countFillable = (outcomes: readonly ElementOutcome[]): number =>
  outcomes.filter(({ gap }) => gap === null).length;

/** The time of the newest source of these outcomes, in milliseconds; null if there is none. */
export function newestSourceAt(outcomes: readonly ElementOutcome[]): number | null {
  const used = outcomes.flatMap(({ parts }) => parts.flatMap((part) => (part.state === "filled" ? part.used : [])));
  const times = used.flatMap((each) => ("profile" in each ? [] : sourceAt(each)));
  return times.length === 0 ? null : Math.max(...times);
}

/** When a source was entered or answered, in milliseconds. */
export function sourceAt(used: Exclude<Used, { profile: unknown }>): number {
  if ("question" in used) return used.at;
  return used.source.from === "entered" ? used.source.at : used.source.completedAt;
}
