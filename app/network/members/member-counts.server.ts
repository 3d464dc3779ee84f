import { and, eq } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import { populationOf } from "~/foundation/company/rules/population";
import type { Context } from "~/platform/context";
import { memberCounts } from "./tables";

/** Which companies are meant: the members of a corporate company, or all (`EVERYBODY` in its place), by how they stand with one kind of assessment. */
export interface Population {
  corporateId: string;
  kind: Kind;
}

/** The companies of a reader's list, the only place that says so; of whoever has none (`populationOf`), their own company's members, who are nobody. */
export const listedFor = (
  user: { isAdministrator: boolean; isCorporate: boolean; companyId: string },
  kind: Kind,
): Population => ({ corporateId: populationOf(user) ?? user.companyId, kind });

/** The cells that say how many members stand how: as many rows as there are industries and levels, however many members there are. */
export function countsStatement(ctx: Context, { corporateId, kind }: Population) {
  return ctx.db
    .select({
      industryId: memberCounts.industryId,
      standing: memberCounts.standing,
      scope: memberCounts.scope,
      members: memberCounts.members,
    })
    .from(memberCounts)
    .where(and(eq(memberCounts.corporateId, corporateId), eq(memberCounts.kind, kind)));
}
