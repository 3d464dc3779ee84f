import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { ColleagueRole } from "~/core/viewer";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY, visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { recoveries, sessions } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import { decideMember, type MemberVerdict } from "~/home/team/rules/access";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { freeWork, roleStatements } from "./places.server";
import { findMember } from "./queries.server";

/** "not-found" also if the colleague, or the owner's right to do so, has gone meanwhile. */
export type ChangeVerdict = { ok: true } | Extract<MemberVerdict, { ok: false }>;

/**
 * Makes a contributor a viewer or the other way round, from the colleague's next request on. Topics assigned to a colleague who may no
 * longer answer become unassigned.
 */
export async function changeRole(
  ctx: Context,
  user: CurrentUser,
  memberId: string,
  role: ColleagueRole,
): Promise<ChangeVerdict> {
  const member = await findMember(ctx, memberId);
  const verdict = decideMember(user, member, "change-role");
  if (!verdict.ok) return verdict;
  if (member?.role === role) return { ok: true };
  const rows = outboxRows(ctx, { cause: "role-changed", userId: memberId, data: { role } });
  const guard = stillColleague(ctx, user, memberId, ne(users.role, role));
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guard),
    ...roleStatements(ctx, memberId, role),
    securityEvent(ctx, "role-changed", memberId, NOBODY),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) {
    // The form was sent twice, or a removal came first. The current role decides.
    return (await findMember(ctx, memberId))?.role === role ? { ok: true } : { ok: false, reason: "not-found" };
  }
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/**
 * Removes a colleague: signs them out everywhere at once, notifies them by mail, and lets the clock erase them like an account whose owner
 * asked for that. Answers stay with the company, under an id that names no one.
 */
export async function removeColleague(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  memberId: string,
): Promise<ChangeVerdict> {
  const verdict = decideMember(user, await findMember(ctx, memberId), "remove");
  if (!verdict.ok) return verdict;
  const rows = outboxRows(ctx, { cause: "colleague-removed", userId: memberId, data: { company: user.companyName } });
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, stillColleague(ctx, user, memberId)),
    ctx.db.update(users).set({ deletionDueAt: ctx.clock() }).where(eq(users.id, memberId)),
    ctx.db.delete(sessions).where(eq(sessions.userId, memberId)),
    ctx.db.delete(recoveries).where(eq(recoveries.userId, memberId)),
    ...freeWork(ctx, memberId),
    securityEvent(ctx, "colleague-removed", user.id, visitorOf(ctx, request)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "not-found" };
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/** The colleague's id. NULL, which makes the batch fail, once the user is no longer a colleague of this owner. */
function stillColleague(ctx: Context, user: CurrentUser, memberId: string, also?: SQL): SQL<string> {
  const isOwner = sql`exists (select 1 from ${users} as "boss" where "boss"."id" = ${user.id} and "boss"."role" = 'owner' and "boss"."company_id" = ${users.companyId})`;
  const isThere = sql`(${users.deletionDueAt} is null or ${users.deletionDueAt} > ${ctx.clock()})`;
  const where = and(eq(users.id, memberId), ne(users.role, "owner"), isNull(users.erasedAt), isThere, isOwner, also);
  return sql`(select ${users.id} from ${users} where ${where})`;
}
