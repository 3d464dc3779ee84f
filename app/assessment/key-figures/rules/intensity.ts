import { roundNumber } from "../../../core/numbers";
import type { KeyFigureId } from "./figures";
import type { FigureValue } from "./year";

const MILLION = 1_000_000;

/** Tonnes of CO2e of Scope 1 and 2, by the sizes that they are compared with. Null where a part is not given. */
export interface Intensity {
  /** Per employee: the average of the year, or else the headcount of its last day. */
  perEmployee: number | null;
  /** Per million of turnover, in the year's currency. */
  perTurnover: number | null;
}

/** A year's emissions compared with the company's size. */
export function intensityOf(values: ReadonlyMap<KeyFigureId, FigureValue>): Intensity {
  const numberOf = (id: KeyFigureId) => {
    const value = values.get(id);
    return typeof value === "number" ? value : null;
  };
  const [direct, bought] = [numberOf("scope-1"), numberOf("scope-2")];
  const per = (size: number | null) =>
    direct === null || bought === null || size === null || size <= 0 ? null : roundNumber((direct + bought) / size);
  const turnover = numberOf("turnover");
  return {
    perEmployee: per(numberOf("employees-average") ?? numberOf("employees")),
    perTurnover: per(turnover === null ? null : turnover / MILLION),
  };
}
