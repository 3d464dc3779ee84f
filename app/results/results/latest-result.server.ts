import { eq } from "drizzle-orm";
import { getCatalogueOf } from "~/assessment/catalogue/catalogue.server";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { type DocumentOf, readResult } from "~/assessment/kinds/kinds";
import type { Kind } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";

/** A stored result, with the questionnaire that words it. */
export interface LatestResult<K extends Kind> {
  document: DocumentOf<K>;
  catalogue: CatalogueOf<K>;
}

/** The result of a company's latest completed assessment of a kind; null before the first. One round trip while the catalogue is cached. */
export async function findLatestResult<K extends Kind>(
  ctx: Context,
  companyId: string,
  kind: K,
): Promise<LatestResult<K> | null> {
  const [latest] = await ctx.db
    .select({ document: results.document, version: assessments.catalogueVersion })
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessmentId))
    .where(eq(results.assessmentId, latestResultOf(companyId, kind)));
  if (!latest) return null;
  const catalogue = await getCatalogueOf(ctx, kind, latest.version);
  return { document: readResult(kind, latest.document), catalogue };
}
