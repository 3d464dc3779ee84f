import { eq } from "drizzle-orm";
import { getCatalogueOf } from "~/assessment/catalogue/catalogue.server";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { readResult } from "~/assessment/kinds/kinds";
import type { Scores } from "~/assessment/scoring/rules/scores";
import type { Kind } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";

/** An assessment's scores, with the questionnaire that words them. */
export interface LatestScores<K extends Kind> {
  scores: Scores;
  catalogue: CatalogueOf<K>;
}

/** The scores of a company's latest completed assessment of a kind; null before the first. One round trip while the catalogue is cached. */
export async function findLatestScores<K extends Kind>(
  ctx: Context,
  companyId: string,
  kind: K,
): Promise<LatestScores<K> | null> {
  const [latest] = await ctx.db
    .select({ document: results.document, version: assessments.catalogueVersion })
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessmentId))
    .where(eq(results.assessmentId, latestResultOf(companyId, kind)));
  if (!latest) return null;
  const catalogue = await getCatalogueOf(ctx, kind, latest.version);
  return { scores: readResult(kind, latest.document).result, catalogue };
}
