import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { invitations, users } from "~/foundation/tables/people";
import { type Member, mayManageTeam } from "~/home/team/rules/access";
import { secondsUntilResend } from "~/home/team/rules/invitations";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** The most people shown. No small company has as many. */
const MAX_PEOPLE = 200;

/** All users of the company, the owner first, and for the owner the pending invitations. One round trip. */
export async function getTeam(ctx: Context, user: CurrentUser) {
  const now = ctx.clock();
  const [people, waiting] = await runTogether(ctx.db, [
    ctx.db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        jobTitle: users.jobTitle,
        role: users.role,
        createdAt: users.createdAt,
        deletionDueAt: users.deletionDueAt,
      })
      .from(users)
      .where(
        and(
          eq(users.companyId, user.companyId),
          isNull(users.erasedAt),
          // A removed user is only waiting to be erased.
          or(isNull(users.deletionDueAt), gt(users.deletionDueAt, now)),
        ),
      )
      .orderBy(desc(sql`${users.role} = 'owner'`), asc(users.createdAt))
      .limit(MAX_PEOPLE),
    ctx.db
      .select({
        id: invitations.id,
        email: invitations.email,
        role: invitations.role,
        sentAt: invitations.sentAt,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .where(
        and(
          eq(invitations.companyId, user.companyId),
          gt(invitations.expiresAt, now),
          mayManageTeam(user) ? undefined : sql`false`,
        ),
      )
      .orderBy(desc(invitations.sentAt)),
  ]);
  return {
    people: people.map(({ deletionDueAt, ...person }) => ({
      ...person,
      isSelf: person.id === user.id,
      isLeaving: deletionDueAt !== null,
    })),
    waiting: waiting.map((each) => ({ ...each, canResend: secondsUntilResend(each.sentAt, now) === 0 })),
  };
}
export type Team = Awaited<ReturnType<typeof getTeam>>;

/** A user of any company by id, in the shape that the rules need; null if there is none. */
export async function findMember(ctx: Context, userId: string): Promise<(Member & { id: string }) | null> {
  const [found] = await ctx.db
    .select({ id: users.id, companyId: users.companyId, role: users.role, deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.erasedAt),
        or(isNull(users.deletionDueAt), gt(users.deletionDueAt, ctx.clock())),
      ),
    );
  if (!found) return null;
  const { deletionDueAt, ...member } = found;
  return { ...member, isLeaving: deletionDueAt !== null };
}
