import type { KeyFigureId } from "~/domain/key-figures/figures";
import type { FigureSource } from "~/domain/key-figures/year";
import type { Kind } from "~/domain/kinds/kind";
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
  | "no-answer";

/** What a value is from. */
export type Used =
  | { figure: KeyFigureId; source: FigureSource }
  /** When it was answered, in milliseconds, and by whom; null once the account is gone. */
  | { question: string; kind: Kind; assessmentId: string; at: number; by: string | null };

export interface FilledPart {
  state: "filled";
  /** A number; a yes or no; a year as four digits or words. */
  value: Decimal | boolean | string;
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

export interface ElementOutcome {
  row: StandardRow;
  state: State;
  parts: (PartOutcome & { part: StandardPart })[];
  /** Why it is empty whatever a company enters. */
  gap: Gap | null;
}

/** How many elements are filled, partly so, and empty. */
export function countStates(outcomes: readonly ElementOutcome[]): Record<State, number> {
  const counts = { filled: 0, partly: 0, empty: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
}

/** When the newest of what outcomes are from was said, in milliseconds; null where there is nothing. */
export function lastSaid(outcomes: readonly ElementOutcome[]): number | null {
  const times = outcomes.flatMap(({ parts }) => parts.flatMap((part) => (part.state === "filled" ? part.used : [])));
  return times.length === 0 ? null : Math.max(...times.map(saidAt));
}

/** When it was said, in milliseconds. */
export function saidAt(used: Used): number {
  if ("question" in used) return used.at;
  return used.source.from === "entered" ? used.source.at : used.source.completedAt;
}
