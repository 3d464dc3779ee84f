import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { countryAverages } from "./country-averages";
import { officialSets } from "./official";
import { valueChainSets } from "./value-chain";

/** Every set in its newest version. To change a factor, add a version with a later date; never edit a number in this one. */
export const FACTOR_SETS: readonly FactorSet[] = [...officialSets, countryAverages, ...valueChainSets];
