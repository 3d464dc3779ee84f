import { progressSchema } from "~/assessment/catalogue/rules/catalogue";
import { ACTION_PLAN } from "./action-plan";
import type { Catalogue } from "./authoring";
import { businessStrategyIntegration } from "./business-strategy-integration";
import { climateGovernance } from "./climate-governance";
import { demographics } from "./demographics";
import { ghgEmissionsReduction } from "./ghg-emissions-reduction";
import { LEVEL_TEXTS } from "./levels";

/** Published versions are immutable: changed content goes into a new version, because assessments pin theirs. */
export const progressDocument: Catalogue = {
  version: "progress-1",
  kind: "progress",
  dimensions: [demographics, climateGovernance, ghgEmissionsReduction, businessStrategyIntegration],
  levels: LEVEL_TEXTS,
  actionPlan: ACTION_PLAN,
};

/** The parsed document with every text in every language, as the product reads it. */
export const progressV1 = progressSchema.parse(progressDocument);
