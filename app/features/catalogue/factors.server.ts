import { desc } from "drizzle-orm";
import { type FactorSet, factorSetSchema } from "~/domain/ghg/factors";
import type { Context } from "~/platform/context";
import { emissionFactors } from "~/platform/d1/schema/assessments";

/** What was published never changes, and a deployment, which publishes, begins with new isolates. */
let known: readonly FactorSet[] | null = null;

/** Every set of emission factors in its newest version. Read once an isolate, as soon as there are any. */
export async function getFactorSets(ctx: Context): Promise<readonly FactorSet[]> {
  if (known) return known;
  const rows = await ctx.db
    .select({ document: emissionFactors.document })
    .from(emissionFactors)
    .orderBy(emissionFactors.set, desc(emissionFactors.version));
  const all = rows.map(({ document }) => factorSetSchema.parse(JSON.parse(document)));
  const newest = all.filter(({ set }, index) => all[index - 1]?.set !== set);
  if (newest.length > 0) known = newest;
  return newest;
}
