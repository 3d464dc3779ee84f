import { desc } from "drizzle-orm";
import { emissionFactors } from "~/assessment/catalogue/tables";
import { type FactorSet, factorSetSchema } from "~/assessment/ghg/rules/factors";
import type { Context } from "~/platform/context";

/** How long an isolate takes what it has read for the newest: what the office publishes is used everywhere within that time. */
const FRESH_MS = 5 * 60_000;

let known: { sets: readonly FactorSet[]; readAt: number } | null = null;

/** Every set of emission factors in its newest version. Read once in five minutes an isolate, as soon as there are any. */
export async function getFactorSets(ctx: Context): Promise<readonly FactorSet[]> {
  if (known && Math.abs(ctx.clock() - known.readAt) < FRESH_MS) return known.sets;
  const sets = await readFactorSets(ctx);
  if (sets.length > 0) known = { sets, readAt: ctx.clock() };
  return sets;
}

/** The same as it is at this moment. */
export async function readFactorSets(ctx: Context): Promise<FactorSet[]> {
  const rows = await ctx.db
    .select({ document: emissionFactors.document })
    .from(emissionFactors)
    .orderBy(emissionFactors.set, desc(emissionFactors.version));
  const all = rows.map(({ document }) => factorSetSchema.parse(JSON.parse(document)));
  return all.filter(({ set }, index) => all[index - 1]?.set !== set);
}

/** Has this isolate read them anew: another set has just been published. */
export function forgetFactorSets(): void {
  known = null;
}
