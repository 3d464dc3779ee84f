import { and, eq } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import { populationOf } from "~/foundation/company/rules/population";
import type { Context } from "~/platform/context";
import { memberCounts } from "./tables";

/** The members of a corporate company, or all companies (`EVERYBODY` in its place), with their standings for one kind of assessment. */
export interface Population {
  corporateId: string;
  kind: Kind;
}

/**
 * The companies of a reader's list; only this function decides that. A reader without a list (`populationOf`) gets the members of their own
 * company, which has none.
 */
export const listedFor = (
  user: { isAdministrator: boolean; isCorporate: boolean; companyId: string },
  kind: Kind,
): Population => ({ corporateId: populationOf(user) ?? user.companyId, kind });

/** The cells that count members by standing. There are as many rows as industries and levels, however many members there are. */
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
