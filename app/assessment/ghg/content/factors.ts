import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { countryAverages } from "./country-averages";
import { officialSets } from "./official";

/** Every set in its newest version. A factor that changes is a new version with a later date, never another number in this one. */
export const FACTOR_SETS: readonly FactorSet[] = [...officialSets, countryAverages];
