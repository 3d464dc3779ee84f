import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { mapLanguages } from "~/core/language";
import { LEVELS } from "~/core/level";

const words = (text: string) => mapLanguages(() => text);
const cell = {
  plan: words("Appoint climate lead"),
  resources: words("Owner time"),
  process: words("Owner decides"),
  output: words("Signed role note"),
  timeline: words("Month 1-3"),
};
const byLevel = Object.fromEntries(LEVELS.map((level) => [level, cell])) as Record<
  (typeof LEVELS)[number],
  typeof cell
>;

/** The readiness questions as a questionnaire of the other kind, which only tests publish: 10 points per topic, 80 in all. */
export const PROGRESS_QUESTIONNAIRE: CatalogueOf<"progress"> = {
  version: "progress-test-1",
  kind: "progress",
  dimensions: newestReadiness.dimensions,
  levels: newestReadiness.levels,
  actionPlan: Object.fromEntries(newestReadiness.dimensions.map(({ id }) => [id, byLevel])),
};
