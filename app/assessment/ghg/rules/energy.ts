import type { Source } from "./factors";
import { convert, type UnitId } from "./units";

/**
 * Kilowatt hours in one unit of a fuel. Derived from the net calorific values behind the UK Government's 2025 conversion factors: the
 * emissions of one unit divided by those of one kilowatt hour (net). Gas billed by energy counts as billed. Sources that are not burnt have none.
 */
const HEAT: Partial<Record<Source, { unit: UnitId; kwh: number }[]>> = {
  diesel: [{ unit: "litre", kwh: 2.66155 / 0.26808 }],
  petrol: [{ unit: "litre", kwh: 2.33984 / 0.25431 }],
  lpg: [
    { unit: "kg", kwh: 2.93936 / 0.23032 },
    { unit: "litre", kwh: 1.55713 / 0.23032 },
  ],
  "natural-gas": [
    { unit: "kwh", kwh: 1 },
    { unit: "m3", kwh: 2.06672 / 0.2027 },
  ],
  coal: [{ unit: "tonne", kwh: 2395.28994 / 0.33944 }],
  "wood-logs": [{ unit: "tonne", kwh: 46.98508 / 0.0115 }],
  "wood-chips": [{ unit: "tonne", kwh: 43.43964 / 0.0115 }],
  "wood-pellets": [{ unit: "tonne", kwh: 55.19389 / 0.0115 }],
};

/** Biogenic fuels. */
export const RENEWABLE_FUELS: readonly Source[] = ["wood-logs", "wood-chips", "wood-pellets"];

/** Whether a source is burnt for energy; leaked gases are not. */
export const isFuel = (source: Source) => Boolean(HEAT[source]);

/** The energy of an amount of fuel in kilowatt hours; null if the source is not a fuel or the unit cannot be converted. */
export function energyOf(source: Source, amount: number, unit: UnitId): number | null {
  for (const heat of HEAT[source] ?? []) {
    const converted = convert(amount, unit, heat.unit);
    if (converted !== null) return converted * heat.kwh;
  }
  return null;
}
