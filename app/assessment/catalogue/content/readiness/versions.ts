import { readinessSchema } from "~/assessment/catalogue/rules/catalogue";
import readiness1 from "../published/readiness-1.json";
import readiness2 from "../published/readiness-2.json";
import readiness3 from "../published/readiness-3.json";
import type { Catalogue } from "./authoring";
import { readinessDocument } from "./readiness";

/** Every published version, oldest first. None is ever changed, because assessments pin theirs. */
export const READINESS_VERSIONS = [
  readiness1 as unknown as Catalogue,
  readiness2 as unknown as Catalogue,
  readiness3 as unknown as Catalogue,
  readinessDocument,
] as const;

/** The questionnaire of a new assessment: parsed, with every text in every language, as the product reads it. */
export const newestReadiness = readinessSchema.parse(readinessDocument);
