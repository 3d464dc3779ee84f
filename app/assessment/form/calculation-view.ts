import type { AmountFault } from "~/assessment/answers/rules/amounts";
import type { LineView } from "~/assessment/answers/trace-view";

/** What stands out about an amount, in words of its own unit; without `times` there was at least ten times as much before. */
export type OddView = ({ than: "former"; former: string; times: string | null } | { than: "months"; month: number }) & {
  /** What the form says of it once it has been asked about. */
  asked: string;
};

export interface InputView {
  id: string;
  label: string;
  unit: string;
  units: { id: string; label: string }[];
  year: string;
  months: string[];
  /** What is wrong, with the text that is. */
  fault: (AmountFault & { written: string }) | null;
  /** The company's own factor; null where there is none to have. */
  own: { value: string; note: string; isOpen: boolean } | null;
  /** What it comes to over the year, in its own unit, and in tonnes where there is a factor; null for nothing. */
  result: { amount: string; tonnes: string | null } | null;
  /** It stands folded below the others. */
  isRare: boolean;
  odd: OddView | null;
}

/** For which year emissions are worked out, and from which grid the electricity came. */
export interface FrameView {
  year: string;
  years: string[];
  grid: { chosen: string; grids: { id: string; label: string; isAverage: boolean }[] } | null;
}

/** The id of an amount's box and of its group; what leads to the question leads to the `first`. */
export const amountId = (questionId: string, input: { id: string }, first: { id: string } | undefined) =>
  input.id === first?.id ? questionId : `${questionId}-${input.id}`;

export interface CalculationView {
  type: "calculation";
  unit: string;
  total: string | null;
  /** In tonnes, where there are any. */
  market: string | null;
  biogenic: string | null;
  trace: LineView[];
  frame: FrameView | null;
  inputs: InputView[];
}
