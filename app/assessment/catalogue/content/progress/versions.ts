import { progressSchema } from "~/assessment/catalogue/rules/catalogue";
import progress1 from "../published/progress-1.json";
import progress2 from "../published/progress-2.json";
import progress3 from "../published/progress-3.json";
import type { Catalogue } from "./authoring";
import { progressDocument } from "./progress";

/** Every published version, oldest first. None is ever changed, because assessments pin theirs. */
export const PROGRESS_VERSIONS = [
  progress1 as unknown as Catalogue,
  progress2 as unknown as Catalogue,
  progress3 as unknown as Catalogue,
  progressDocument,
] as const;

/** The questionnaire of a new assessment: parsed, with every text in every language, as the product reads it. */
export const newestProgress = progressSchema.parse(progressDocument);
