import { z } from "@hono/zod-openapi";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { isClimate } from "~/core/kinds/kind";
import { LEVELS } from "~/core/level";
import { resources } from "~/i18n/resources";
import { averageOf, type Group, levelCounts, levelPercents, twoDecimals } from "~/network/analytics/rules/figures";
import type { Vendor } from "./names.server";

/** Levels with their names in the contract, highest first. */
export const LEVEL_NAMES = [...LEVELS].reverse().map((level) => [resources.en.common.levels[level], level] as const);

const levels = z.object({
  Leader: z.number().int(),
  Advanced: z.number().int(),
  Intermediate: z.number().int(),
  Beginner: z.number().int(),
  Laggard: z.number().int(),
});
export const levelsSchema = levels.openapi("LevelCounts");

export const maturitySchema = z.object({
  vendorCount: z.number().int(),
  dimensionLevelCounts: z.record(z.string(), levels),
  dimensionLevelpercentages: z.record(z.string(), levels).openapi({ description: "Percent, rounded down" }),
});

const numbers = z.record(z.string(), z.number());
const vendors = z.record(z.string(), z.array(z.object({ company: z.string(), username: z.string() })));

export const performanceSchema = z.object({
  vendorCount: z.number().int(),
  averageNumber: numbers.openapi({
    description: "Mean points, two decimals, out of those of the current questionnaire",
  }),
  averagePercent: numbers.openapi({ description: "Mean score in percent, two decimals" }),
  top: vendors,
  bottom: vendors,
});

const emissions = z.object({
  emissionScope1: z.number().int(),
  emissionScope2: z.number().int(),
  emissionReductionTarget: z.number().int(),
});
export const emissionsSchema = z.object({ numberData: emissions, percentageData: emissions });

export interface NamedSubject {
  id: string;
  name: string;
}

/** The contract's names for dimensions in statistics, where they differ from the questionnaire. */
const DIMENSION_NAMES: Record<string, string> = {
  "ghg-emissions-reduction": "GHG Emission Reduction",
  "business-strategy-integration": "Business strategy integration",
};

/** The dimensions by their contract names, after one entry for all of them together. */
export function dimensionsOf(catalogue: Catalogue): NamedSubject[] {
  const overall = {
    id: "overall",
    name: resources.en.analytics.overall[isClimate(catalogue.kind) ? "progress" : "readiness"],
  };
  return [
    overall,
    ...scoredDimensions(catalogue).map(({ id, name }) => ({ id, name: DIMENSION_NAMES[id] ?? name.en })),
  ];
}

export const indicatorsOf = (catalogue: Catalogue): NamedSubject[] =>
  scoredDimensions(catalogue).flatMap(({ topics }) => topics.map(({ id, name }) => ({ id, name: name.en })));

/** How many companies are on each level, by the contract's names. */
export function toLevels(counts: ReturnType<typeof levelCounts>): z.infer<typeof levels> {
  return Object.fromEntries(LEVEL_NAMES.map(([name, level]) => [name, counts[level]])) as z.infer<typeof levels>;
}

export function toMaturity(group: Group, catalogue: Catalogue): z.infer<typeof maturitySchema> {
  const counts = dimensionsOf(catalogue).map(({ id, name }) => [name, levelCounts(group, id)] as const);
  return {
    vendorCount: group.companies,
    dimensionLevelCounts: Object.fromEntries(counts.map(([name, each]) => [name, toLevels(each)])),
    dimensionLevelpercentages: Object.fromEntries(counts.map(([name, each]) => [name, toLevels(levelPercents(each))])),
  };
}

/** The mean score of each subject in percent, two decimals. */
export const toAverages = (group: Group, subjects: readonly NamedSubject[]): Record<string, number> =>
  Object.fromEntries(subjects.map(({ id, name }) => [name, twoDecimals(averageOf(group, id).mean)]));

/** Lists of companies by subject name. */
export const toVendors = (subjects: readonly NamedSubject[], lists: readonly Vendor[][]): Record<string, Vendor[]> =>
  Object.fromEntries(subjects.map(({ name }, index) => [name, lists[index] ?? []]));
