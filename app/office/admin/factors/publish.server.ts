import { sql } from "drizzle-orm";
import { forgetFactorSets } from "~/assessment/catalogue/factors.server";
import { emissionFactors } from "~/assessment/catalogue/tables";
import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/**
 * Publishes a version of a set, which is immutable from then on. Answers calculated from now on use its factors; existing answers
 * keep theirs. Returns false and does nothing if an equally new or newer version has been published meanwhile.
 */
export async function publishFactors(
  ctx: Context,
  user: CurrentUser,
  factors: FactorSet,
  reason: string,
): Promise<boolean> {
  if (!mayAdminister(user)) return false;
  const { set, version } = factors;
  const isNewest = sql`not exists (select 1 from ${emissionFactors} where ${emissionFactors.set} = ${set} and ${emissionFactors.version} >= ${version})`;
  const [, published] = await runTogether(ctx.db, [
    officeAct(ctx, user, { act: "factors-published", thing: `${set} ${version}`, reason }, isNewest),
    ctx.db
      .insert(emissionFactors)
      .select(sql`select ${set}, ${version}, ${JSON.stringify(factors)}, ${ctx.clock()} where ${isNewest}`)
      .returning({ set: emissionFactors.set }),
  ]);
  forgetFactorSets();
  return published.length > 0;
}
