import { eq } from "drizzle-orm";
import type { Circumstances } from "~/assessment/answers/rules/circumstances";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import { hasSources, type Question } from "~/assessment/catalogue/rules/questions";
import { gridOf } from "~/assessment/ghg/rules/regions";
import { latestYear } from "~/core/days/days";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";

/** The grid for a company's country and state. */
export async function companyGrid(ctx: Context, companyId: string): Promise<string> {
  const [place] = await ctx.db
    .select({ countryId: companies.countryId, stateId: companies.stateId })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!place) throw new Error(`No company ${companyId}`);
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
  const [sets, region] = await Promise.all([getFactorSets(ctx), companyGrid(ctx, companyId)]);
  return { thisYear, emissions: { sets, region } };
}
