import { desc } from "drizzle-orm";
import { emissionFactors } from "~/assessment/catalogue/tables";
import { type FactorSet, factorSetSchema } from "~/assessment/ghg/rules/factors";
import type { Context } from "~/platform/context";

/** How long an isolate caches the factors. Every isolate uses what the office publishes within that time. */
const FRESH_MS = 5 * 60_000;

let known: { sets: readonly FactorSet[]; readAt: number } | null = null;

/** The newest version of every set of emission factors. Cached for five minutes per isolate, unless there are none. */
export async function getFactorSets(ctx: Context): Promise<readonly FactorSet[]> {
  if (known && Math.abs(ctx.clock() - known.readAt) < FRESH_MS) return known.sets;
  const sets = await readFactorSets(ctx);
  if (sets.length > 0) known = { sets, readAt: ctx.clock() };
  return sets;
}

/** As `getFactorSets`, but uncached. */
export async function readFactorSets(ctx: Context): Promise<FactorSet[]> {
  const rows = await ctx.db
    .select({ document: emissionFactors.document })
    .from(emissionFactors)
    .orderBy(emissionFactors.set, desc(emissionFactors.version));
  const all = rows.map(({ document }) => factorSetSchema.parse(JSON.parse(document)));
  return all.filter(({ set }, index) => all[index - 1]?.set !== set);
}

/** Makes this isolate read the factors again, after a new set has been published. */
export function forgetFactorSets(): void {
  known = null;
}
