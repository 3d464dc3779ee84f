import { amountOf } from "~/assessment/answers/rules/amounts";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { energyOf, isFuel, RENEWABLE_FUELS } from "~/assessment/ghg/rules/energy";
import { SOURCES, type Source } from "~/assessment/ghg/rules/factors";
import { convert, type UnitId } from "~/assessment/ghg/rules/units";
import { type Scope3Values, sumScope3 } from "~/assessment/scoring/rules/scope-3";
import { roundNumber, toTwoDigits } from "~/core/numbers";
import type { KeyFigureId } from "./figures";
import type { YearFigure } from "./year";

/** The emissions in one of the company's completed Progress Assessments. */
export interface ProgressTotals {
  assessmentId: string;
  completedAt: number;
  scope1: CalculationValue | null;
  scope2: CalculationValue | null;
  scope3: Scope3Values;
}

const KWH_A_MWH = 1000;

/**
 * Derives a year's key figures from completed Progress Assessments, which must come newest first. Each scope uses the newest one for that
 * year. Of Scope 3 it is a first estimate, to two digits. Energy is derived only if every amount is given, not from an emissions total calculated elsewhere.
 */
export function figuresFromProgress(
  entered: readonly ProgressTotals[],
  year: number,
): ReadonlyMap<KeyFigureId, YearFigure> {
  const newest = (scope: "scope1" | "scope2") => entered.find((each) => each[scope]?.emissions?.year === year);
  const found = new Map<KeyFigureId, YearFigure>();
  const say = (from: ProgressTotals, figures: Partial<Record<KeyFigureId, number | null>>) => {
    const { assessmentId, completedAt } = from;
    for (const [id, value] of Object.entries(figures)) {
      if (value === null) continue;
      found.set(id as KeyFigureId, {
        value: roundNumber(value),
        source: { from: "progress", assessmentId, completedAt },
      });
    }
  };
  const direct = newest("scope1");
  if (direct?.scope1) {
    const all = fuelsIn(direct.scope1, SOURCES);
    const grown = fuelsIn(direct.scope1, RENEWABLE_FUELS);
    say(direct, { "scope-1": direct.scope1.total, fuels: all, "fuels-renewable": grown });
  }
  const bought = newest("scope2");
  if (bought?.scope2) {
    const { total, emissions } = bought.scope2;
    const electricity = electricityIn(bought.scope2);
    say(bought, { "scope-2": total, "scope-2-market": emissions?.market ?? null, "electricity-bought": electricity });
  }
  const beyond = entered.find(({ scope3 }) => sumScope3(scope3)?.year === year);
  const estimate = beyond && sumScope3(beyond.scope3);
  if (estimate) {
    const { assessmentId, completedAt } = beyond;
    const source = { from: "progress" as const, assessmentId, completedAt };
    found.set("scope-3", { value: toTwoDigits(estimate.tonnes), source, isEstimate: true });
  }
  return found;
}

/** The worksheet input for a total calculated elsewhere. */
const REPORTED = "reported";

const hasAll = ({ inputs }: CalculationValue) => !(REPORTED in inputs);

/** Megawatt hours of the fuels among these sources; null if some of the fuel burnt is not listed. */
function fuelsIn(value: CalculationValue, sources: readonly Source[]): number | null {
  if (!hasAll(value)) return null;
  let kwh = 0;
  for (const source of sources.filter(isFuel)) {
    const amount = value.inputs[source];
    const energy = amount ? energyOf(source, amountOf(amount), amount.unit as UnitId) : 0;
    if (energy === null) return null;
    kwh += energy;
  }
  return kwh / KWH_A_MWH;
}

/** Megawatt hours of electricity bought, including electricity under its own contract. */
function electricityIn(value: CalculationValue): number | null {
  const { electricity } = value.inputs;
  if (!hasAll(value) || !electricity) return null;
  return convert(amountOf(electricity), electricity.unit as UnitId, "mwh");
}
