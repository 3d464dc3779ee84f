import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { FigureSource } from "~/assessment/key-figures/rules/year";
import type { Kind } from "~/core/kinds/kind";
import type { Decimal } from "./decimal";
import type { Gap, StandardPart, StandardRow } from "./table";

/** Why nothing can be said of an element this year. */
export type Shortfall =
  /** Nobody has said the figures yet. */
  | "not-entered"
  /** «Not known» was said of them. */
  | "not-known"
  /** Their currency is not known. */
  | "no-unit"
  /** It would be divided by nought, or a part is more than its whole. */
  | "not-computable"
  /** No completed assessment speaks for the year. */
  | "no-assessment"
  /** It has no answer to the question. */
  | "no-answer"
  /** By its answers there is nothing of the kind. */
  | "none"
  /** The answer has no place in the standard's list. */
  | "not-listed";

/** What a value is from. */
export type Used =
  | { figure: KeyFigureId; source: FigureSource }
  /** When it was answered, in milliseconds, and by whom; null once the account is gone. */
  | { question: string; kind: Kind; assessmentId: string; at: number; by: string | null }
  /** The company's profile, as it is now. */
  | { profile: "country" };

/** What a standard's own list calls something, and the same in words. */
export interface Choice {
  members: readonly string[];
  words: string;
}

export interface FilledPart {
  state: "filled";
  /** A number; a yes or no; members of a list; a year as four digits or words. */
  value: Decimal | boolean | Choice | string;
  used: Used[];
  /** Of money, ISO 4217. */
  currency: string | null;
}

export interface EmptyPart {
  state: "empty";
  why: Shortfall;
  /** The figures that it lacks. */
  figures?: KeyFigureId[];
  /** The kind of assessment that it lacks, or its answer. */
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
  /** Why it is empty whatever a company enters. */
  gap: Gap | null;
}

/** What a reader has to know of what an element says; null where there is nothing. What a No leaves open is said of no Yes. */
export function noteOf({ row, state }: ElementOutcome): string | null {
  return state === "filled" && row.isPartial === "if-no" ? null : (row.note ?? null);
}

/** How many elements are filled, partly so, and empty. */
export function countStates(outcomes: readonly ElementOutcome[]): Record<State, number> {
  const counts = { filled: 0, partly: 0, empty: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
}

/** How many elements may be filled at all, by what Kompas asks for. */
export const countFillable = (outcomes: readonly ElementOutcome[]): number =>
  outcomes.filter(({ gap }) => gap === null).length;

/** When the newest of what outcomes are from was said, in milliseconds; null where there is nothing. */
export function lastSaid(outcomes: readonly ElementOutcome[]): number | null {
  const used = outcomes.flatMap(({ parts }) => parts.flatMap((part) => (part.state === "filled" ? part.used : [])));
  const times = used.flatMap((each) => ("profile" in each ? [] : saidAt(each)));
  return times.length === 0 ? null : Math.max(...times);
}

/** When it was said, in milliseconds. */
export function saidAt(used: Exclude<Used, { profile: unknown }>): number {
  if ("question" in used) return used.at;
  return used.source.from === "entered" ? used.source.at : used.source.completedAt;
}
