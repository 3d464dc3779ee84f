import type { AmountFault } from "~/assessment/answers/rules/amounts";
import type { LineView } from "~/assessment/answers/trace-view";

/** What is odd about an amount, in words and in its own unit. `times` is null if the earlier amount was at least ten times larger. */
export type OddView = ({ than: "former"; former: string; times: string | null } | { than: "months"; month: number }) & {
  /** The value the form sends back once the user has been asked. */
  asked: string;
};

export interface InputView {
  id: string;
  label: string;
  unit: string;
  units: { id: string; label: string }[];
  year: string;
  months: string[];
  /** What is wrong, with the invalid text. */
  fault: (AmountFault & { written: string }) | null;
  /** The company's own factor; null if the input cannot have one. */
  own: { value: string; note: string; isOpen: boolean } | null;
  /** The year's total in its own unit, and in tonnes if there is a factor; null if there is no amount. */
  result: { amount: string; tonnes: string | null } | null;
  /** Shown collapsed below the others. */
  isRare: boolean;
  /** Bills can fill it. */
  isOnBills: boolean;
  odd: OddView | null;
}

/** The year for calculating emissions, and the grid that supplied the electricity. */
export interface FrameView {
  year: string;
  years: string[];
  grid: { chosen: string; grids: { id: string; label: string; isAverage: boolean }[] } | null;
}

/** The id of an amount's box and of its group. The `first` input gets the question's id, so that links to the question lead to it. */
export const amountId = (questionId: string, input: { id: string }, first: { id: string } | undefined) =>
  input.id === first?.id ? questionId : `${questionId}-${input.id}`;

export interface CalculationView {
  type: "calculation";
  unit: string;
  total: string | null;
  /** In tonnes; null if there are none. */
  market: string | null;
  biogenic: string | null;
  /** The lowest and highest plausible total, to two digits; null if the factors have no ranges. */
  range: { low: string; high: string } | null;
  trace: LineView[];
  frame: FrameView | null;
  inputs: InputView[];
}
