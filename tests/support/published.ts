import { READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { readinessSchema } from "~/assessment/catalogue/rules/catalogue";

/** Former questionnaires, as the product reads them. */
export const [readinessV1, readinessV2] = [
  readinessSchema.parse(READINESS_VERSIONS[0]),
  readinessSchema.parse(READINESS_VERSIONS[1]),
];
