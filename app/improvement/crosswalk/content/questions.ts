/** The questions of the Readiness Assessment where a Yes says that a policy on their topic is written down. */
export const POLICY_QUESTIONS = [
  "climate-action.commit.1",
  "energy-efficiency.commit.1",
  "water.commit.1",
  "waste.commit.1",
  "human-labour-rights.commit.1",
  "living-wage.commit.1",
  "gender-equality.commit.1",
  "anti-corruption.commit.1",
] as const;

/** The questions where a Yes says that there is a target with a date. */
export const TARGET_QUESTIONS = [
  "climate-action.commit.emissions-target",
  "energy-efficiency.commit.2",
  "water.commit.2",
  "waste.commit.2",
  "living-wage.commit.2",
  "gender-equality.commit.2",
] as const;

export const CODE_OF_CONDUCT = "human-labour-rights.commit.1";
export const LEGAL_FORM = "company-profile.legal-form";
export const CERTIFICATIONS = "business-strategy-integration.certifications";
export const COMPLAINTS = "human-labour-rights.commit.2";
export const BASE_YEAR = "ghg-emissions-reduction.base-year";
export const TARGET_YEAR = "ghg-emissions-reduction.target-year";
export const CLIMATE_RISKS = "climate-governance.risks";
