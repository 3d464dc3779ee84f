import { ACTION_PLAN } from "./action-plan";
import type { Catalogue } from "./authoring";
import { businessStrategyIntegration } from "./business-strategy-integration";
import { climateGovernance } from "./climate-governance";
import { demographics } from "./demographics";
import { ghgEmissionsReduction } from "./ghg-emissions-reduction";
import { LEVEL_TEXTS } from "./levels";

/** The newest version. The former ones stand in `published/`. */
export const progressDocument: Catalogue = {
  version: "progress-4",
  kind: "progress",
  dimensions: [demographics, climateGovernance, ghgEmissionsReduction, businessStrategyIntegration],
  levels: LEVEL_TEXTS,
  actionPlan: ACTION_PLAN,
};
