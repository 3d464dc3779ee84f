import { readinessSchema } from "~/assessment/catalogue/rules/catalogue";
import { readinessDocument } from "./readiness";
import { readinessDocument2 } from "./v2/readiness";

/** Every version that has been published, oldest first: none is ever changed, since assessments pin theirs. */
export const READINESS_VERSIONS = [readinessDocument, readinessDocument2];

/** What a new assessment is asked: the same in every language, as the product reads it. */
export const newestReadiness = readinessSchema.parse(readinessDocument2);
