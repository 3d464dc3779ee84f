import type { Source } from "./factors";
import { convert, type UnitId } from "./units";

/**
 * What a fuel holds in kilowatt hours, by the net calorific values behind the UK Government's conversion factors of 2025: emissions of one
 * unit over those of one kilowatt hour (net). Gas that is billed by its energy counts as its bill says.
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

/** Fuels that have grown. */
export const RENEWABLE_FUELS: readonly Source[] = ["wood-logs", "wood-chips", "wood-pellets"];

/** Whether a source of emissions is burnt for its energy; what leaks is not. */
export const isFuel = (source: Source) => source in HEAT;

/** The energy of so much of a fuel in kilowatt hours; null for what is no fuel, or is given in a unit that says nothing of it. */
export function energyOf(source: Source, amount: number, unit: UnitId): number | null {
  for (const heat of HEAT[source] ?? []) {
    const converted = convert(amount, unit, heat.unit);
    if (converted !== null) return converted * heat.kwh;
  }
  return null;
}
