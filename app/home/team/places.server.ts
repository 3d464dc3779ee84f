import { eq, sql } from "drizzle-orm";
import { actions } from "~/assessment/evidence/action-tables";
import { topicWork } from "~/assessment/teamwork/tables";
import type { ColleagueRole } from "~/core/viewer";
import { invitations, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";

/** The statements that make somebody a contributor or a viewer; what a viewer has looked after is nobody's again. */
export function roleStatements(ctx: Context, userId: string, role: ColleagueRole): Statement[] {
  return [
    ctx.db.update(users).set({ role }).where(eq(users.id, userId)),
    ...(role === "viewer" ? freeWork(ctx, userId) : []),
  ];
}

/** The statements that hand a company over, so that at no moment it has two owners, or none. */
export function ownershipStatements({ db }: Context, fromId: string, toId: string): Statement[] {
  return [
    db
      .update(users)
      .set({ role: sql`case ${users.id} when ${toId} then 'owner' else 'contributor' end` })
      .where(sql`${users.id} in (${fromId}, ${toId})`),
    // Invitations that wait do not go with the account of whoever is no longer the owner.
    db.update(invitations).set({ invitedBy: toId }).where(eq(invitations.invitedBy, fromId)),
  ];
}

/** What somebody looks after is nobody's from now on. */
export function freeWork({ db }: Context, userId: string): Statement[] {
  return [
    db.update(topicWork).set({ assigneeId: null }).where(eq(topicWork.assigneeId, userId)),
    db
      .update(actions)
      .set({ assigneeId: null, revision: sql`${actions.revision} + 1` })
      .where(eq(actions.assigneeId, userId)),
  ];
}
