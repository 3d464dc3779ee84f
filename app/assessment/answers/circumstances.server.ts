import { eq } from "drizzle-orm";
import type { Circumstances } from "~/assessment/answers/rules/circumstances";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import { hasSources, type Question } from "~/assessment/catalogue/rules/questions";
import { gridOf } from "~/assessment/ghg/rules/regions";
import { latestYear } from "~/core/days/days";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";

/** Batch statement that reads a company's country and state; `toGrid` names the grid there. */
export const placeOf = (ctx: Context, companyId: string) =>
  ctx.db
    .select({ countryId: companies.countryId, stateId: companies.stateId })
    .from(companies)
    .where(eq(companies.id, companyId));

/** The grid of the place that `placeOf` found. */
export function toGrid([place]: Awaited<ReturnType<typeof placeOf>>): string {
  if (!place) throw new Error("No such company");
  return gridOf(place);
}

/** What answers to these questions are judged by. One round trip if emissions are among them, plus one to load factors not yet cached. */
export async function circumstancesFor(
  ctx: Context,
  companyId: string,
  questions: readonly Question[],
): Promise<Circumstances> {
  const thisYear = latestYear(ctx.clock());
  if (!questions.some(hasSources)) return { thisYear };
  const [sets, place] = await Promise.all([getFactorSets(ctx), placeOf(ctx, companyId)]);
  return { thisYear, emissions: { sets, region: toGrid(place) } };
}
