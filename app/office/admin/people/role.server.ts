import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Role } from "~/core/viewer";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { users } from "~/foundation/tables/people";
import { ownershipStatements, roleStatements } from "~/home/team/places.server";
import type { Member } from "~/home/team/rules/access";
import { decideRole, type RoleVerdict } from "~/office/admin/rules/role";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";

const owner = alias(users, "owner");

/** A person's place in their company as the rules need it, and the account's owner. */
export interface Placed extends Member {
  ownerId: string | null;
  isOwnerLeaving: boolean;
}

/** The statement that reads a person's place; no row if the person does not exist or has been removed. */
export function placeQuery(ctx: Context, userId: string) {
  return ctx.db
    .select({
      companyId: users.companyId,
      role: users.role,
      isLeaving: sql<number>`${users.deletionDueAt} is not null`.as("is_leaving"),
      ownerId: sql<string | null>`${owner.id}`.as("owner_id"),
      isOwnerLeaving: sql<number>`${owner.deletionDueAt} is not null`.as("is_owner_leaving"),
    })
    .from(users)
    .leftJoin(owner, and(eq(owner.companyId, users.companyId), eq(owner.role, "owner"), isNull(owner.erasedAt)))
    .where(and(eq(users.id, userId), isThere(ctx)))
    .limit(1);
}

export const toPlaced = (row: Awaited<ReturnType<typeof placeQuery>>[number]): Placed => ({
  ...row,
  isLeaving: row.isLeaving === 1,
  isOwnerLeaving: row.isOwnerLeaving === 1,
});

/** A removed person is only waiting to be erased. */
const isThere = ({ clock }: Context) =>
  sql`${users.erasedAt} is null and (${users.deletionDueAt} is null or ${users.deletionDueAt} > ${clock()})`;

export type ChangedRole = RoleVerdict | { ok: false; reason: "changed" };

/**
 * Gives a person another role in their company, or makes its owner hand the account over to them, with the same statements as the
 * owner's team page uses. The people whose role changes, and the owner of the colleague concerned, are notified and find the act
 * among their security events. Returns "changed" if the person or the owner is no longer what they were.
 */
export async function changeRoleAsOffice(
  ctx: Context,
  user: CurrentUser,
  { personId, role, reason }: { personId: string; role: Role; reason: string },
): Promise<ChangedRole> {
  const [row] = await placeQuery(ctx, personId);
  if (!row) return { ok: false, reason: "changed" };
  const placed = toPlaced(row);
  const verdict = decideRole(user, placed, role, placed.isOwnerLeaving);
  if (!verdict.ok) return verdict;
  const { companyId, ownerId } = placed;
  const told = outboxRows(ctx, { cause: "role-changed-by-office", userId: personId, data: { role } });
  const ownerTold = ownerId === null ? [] : outboxRows(ctx, ownerEvent(ownerId, role));
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, told, stillPlaced(ctx, personId, placed, role)),
    ...outboxInserts(ctx, ownerTold),
    ...(role === "owner" ? ownershipStatements(ctx, ownerId ?? "", personId) : roleStatements(ctx, personId, role)),
    ...[personId, ...(ownerId === null ? [] : [ownerId])].map((id) =>
      securityEvent(ctx, "role-changed-by-office", id, NOBODY),
    ),
    officeAct(ctx, user, { act: `person-${role}`, companyId, userId: personId, reason }),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "changed" };
  await sendToQueue(ctx, [...told, ...ownerTold]);
  return { ok: true };
}

/** The owner's notification: an owner who hands the account over becomes a contributor. */
const ownerEvent = (userId: string, role: Role) =>
  role === "owner"
    ? { cause: "role-changed-by-office" as const, userId, data: { role: "contributor" } }
    : { cause: "colleague-role-by-office" as const, userId };

/** The person's id; NULL, which aborts the batch, once one of the people concerned has changed. */
function stillPlaced(ctx: Context, personId: string, { companyId, role: former, ownerId }: Placed, role: Role) {
  const isOwned = sql`coalesce((select "boss"."id" from ${users} as "boss" where "boss"."company_id" = ${companyId} and "boss"."role" = 'owner' and "boss"."erased_at" is null and (${role !== "owner"} or "boss"."deletion_due_at" is null) limit 1), '') = ${ownerId ?? ""}`;
  const stays = role === "owner" ? isNull(users.deletionDueAt) : undefined;
  const where = and(
    eq(users.id, personId),
    eq(users.companyId, companyId),
    eq(users.role, former),
    isThere(ctx),
    stays,
    isOwned,
  );
  return sql<string>`(select ${users.id} from ${users} where ${where})`;
}
