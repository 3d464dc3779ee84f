import { and, eq, isNull, sql } from "drizzle-orm";
import type { AssessmentRow } from "~/assessment/answers/queries.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { decideSharing, type SharingVerdict } from "~/results/results/rules/sharing";
import { shares } from "./tables";

/** Ends a link at once, for the report's owner. A link that has ended stays as it is; a link to another report is not found. */
export async function endShare(
  ctx: Context,
  user: CurrentUser,
  assessment: AssessmentRow | undefined,
  shareId: string,
): Promise<SharingVerdict> {
  const verdict = decideSharing(user, assessment);
  if (!verdict.ok || !assessment) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  const isThis = and(eq(shares.id, shareId), eq(shares.assessmentId, assessment.id));
  const stillOwner = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.companyId} = ${user.companyId} and ${users.role} = 'owner')`;
  const [, [found]] = await runTogether(ctx.db, [
    ctx.db
      .update(shares)
      .set({ endedAt: ctx.clock() })
      .where(and(isThis, isNull(shares.endedAt), stillOwner)),
    ctx.db.select({ endedAt: shares.endedAt }).from(shares).where(isThis),
  ]);
  if (!found) return { ok: false, reason: "not-found" };
  return found.endedAt === null ? { ok: false, reason: "forbidden" } : { ok: true };
}
