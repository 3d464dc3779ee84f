import { readinessSchema } from "~/assessment/catalogue/rules/catalogue";
import { readinessDocument } from "./readiness";
import { readinessDocument2 } from "./v2/readiness";

/** Every published version, oldest first. None is ever changed, because assessments pin theirs. */
export const READINESS_VERSIONS = [readinessDocument, readinessDocument2];

/** The questionnaire of a new assessment: parsed, with every text in every language, as the product reads it. */
export const newestReadiness = readinessSchema.parse(readinessDocument2);
