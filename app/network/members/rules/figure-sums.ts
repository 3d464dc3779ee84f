import { KEY_FIGURE_IDS, type KeyFigureId } from "../../../assessment/key-figures/rules/figures";
import { roundNumber } from "../../../core/numbers";

const MILLION = 1_000_000;

/** A stored sum of a figure over the members that give it in a currency. */
export interface SumCell {
  figureId: string;
  currency: string;
  companies: number;
  calculated: number;
  whole: number;
  millionths: number;
}

/** What members give of a figure together. */
export interface FigureSum {
  figure: KeyFigureId;
  companies: number;
  /** Those whose figure follows from a Progress Assessment. */
  calculated: number;
  /** How far the lowest and highest plausible sum are from it; null if no part of it is an estimate with a range. */
  range: { below: number; above: number } | null;
  /** The sums, one for each currency; the currency is null for what is not money. */
  amounts: { currency: string | null; value: number }[];
}

/** The sums of the figures that add up, in the form's order; those that nobody gives are left out. Amounts in two currencies are not added. */
export function sumsOf(
  cells: readonly SumCell[],
  { isAdded, isMoney }: { isAdded: (id: KeyFigureId) => boolean; isMoney: (id: KeyFigureId) => boolean },
): FigureSum[] {
  const total = (of: readonly SumCell[], count: (cell: SumCell) => number) =>
    of.reduce((sum, cell) => sum + count(cell), 0);
  const amountOf = (of: readonly SumCell[]) =>
    roundNumber(total(of, ({ whole }) => whole) + total(of, ({ millionths }) => millionths) / MILLION);
  const rangeOf = (figure: KeyFigureId): FigureSum["range"] => {
    const end = (side: "below" | "above") => cells.filter(({ figureId }) => figureId === `${figure}-${side}`);
    const [below, above] = [end("below"), end("above")];
    return below.length + above.length === 0 ? null : { below: amountOf(below), above: amountOf(above) };
  };
  return KEY_FIGURE_IDS.filter(isAdded).flatMap((figure) => {
    const own = cells.filter(({ figureId }) => figureId === figure);
    if (own.length === 0) return [];
    return [
      {
        figure,
        companies: total(own, ({ companies }) => companies),
        calculated: total(own, ({ calculated }) => calculated),
        range: rangeOf(figure),
        amounts: isMoney(figure)
          ? own.map((cell) => ({ currency: cell.currency, value: amountOf([cell]) }))
          : [{ currency: null, value: amountOf(own) }],
      },
    ];
  });
}

/** How many members give any figure of a year. */
export const givingOf = (cells: readonly SumCell[]) =>
  cells.reduce((sum, { figureId, companies }) => sum + (figureId === "" ? companies : 0), 0);
