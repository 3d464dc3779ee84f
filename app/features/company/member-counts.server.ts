import { and, eq } from "drizzle-orm";
import type { Kind } from "~/domain/kinds/kind";
import type { Context } from "~/platform/context";
import { memberCounts } from "~/platform/d1/schema/members";

/** Which members are meant: those of a corporate company, by how they stand with one kind of assessment. */
export interface Population {
  corporateId: string;
  kind: Kind;
}

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
