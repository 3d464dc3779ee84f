import { eq, sql } from "drizzle-orm";
import { actions } from "~/assessment/evidence/action-tables";
import { topicWork } from "~/assessment/teamwork/tables";
import type { ColleagueRole } from "~/core/viewer";
import { invitations, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";

/** The statements that make a user a contributor or a viewer. What a viewer looked after becomes unassigned. */
export function roleStatements(ctx: Context, userId: string, role: ColleagueRole): Statement[] {
  return [
    ctx.db.update(users).set({ role }).where(eq(users.id, userId)),
    ...(role === "viewer" ? freeWork(ctx, userId) : []),
  ];
}

/** The statements that hand a company over, so that it never has two owners or none. */
export function ownershipStatements({ db }: Context, fromId: string, toId: string): Statement[] {
  return [
    db
      .update(users)
      .set({ role: sql`case ${users.id} when ${toId} then 'owner' else 'contributor' end` })
      .where(sql`${users.id} in (${fromId}, ${toId})`),
    // Pending invitations must not go with the former owner's account.
    db.update(invitations).set({ invitedBy: toId }).where(eq(invitations.invitedBy, fromId)),
  ];
}

/** The statements that unassign everything that a user looks after. */
export function freeWork({ db }: Context, userId: string): Statement[] {
  return [
    db.update(topicWork).set({ assigneeId: null }).where(eq(topicWork.assigneeId, userId)),
    db
      .update(actions)
      .set({ assigneeId: null, revision: sql`${actions.revision} + 1` })
      .where(eq(actions.assigneeId, userId)),
  ];
}
