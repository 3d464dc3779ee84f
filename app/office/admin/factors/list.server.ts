import { desc, sql } from "drizzle-orm";
import { emissionFactors } from "~/assessment/catalogue/tables";
import type { Context } from "~/platform/context";

/** A published version of a set, as lists show it. */
export type PublishedSet = Awaited<ReturnType<typeof listFactorSets>>[number];

const MAX_LISTED = 200;

/** Every published version of every set, the newest of each first. */
export function listFactorSets(ctx: Context) {
  return ctx.db
    .select({
      set: emissionFactors.set,
      version: emissionFactors.version,
      title: sql<string>`json_extract(${emissionFactors.document}, '$.title')`.as("title"),
      mark: sql<"official" | "secondary">`json_extract(${emissionFactors.document}, '$.mark')`.as("mark"),
      factors: sql<number>`json_array_length(${emissionFactors.document}, '$.factors')`.as("factors_count"),
      publishedAt: emissionFactors.publishedAt,
    })
    .from(emissionFactors)
    .orderBy(emissionFactors.set, desc(emissionFactors.version))
    .limit(MAX_LISTED);
}
