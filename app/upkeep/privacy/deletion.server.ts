import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { COOLING_OFF_MS } from "~/foundation/identity/rules/periods";
import { type SecurityEvent, securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { erasureScope } from "~/upkeep/privacy/rules/access";

export type DeletionVerdict =
  | { ok: true; dueAt: number }
  | { ok: false; reason: "already-requested" }
  | Exclude<ConfirmVerdict, { ok: true }>;

/**
 * Sets the day on which the account is erased and notifies its owner; if the company is erased with it, everyone else in the
 * company too. Requires the password again, with a limited number of tries.
 */
export async function requestDeletion(
  ctx: Context,
  user: CurrentUser,
  password: string,
  visitor: Visitor,
): Promise<DeletionVerdict> {
  const confirmed = await confirmPassword(ctx, user.id, password);
  if (!confirmed.ok) return confirmed;
  const dueAt = ctx.clock() + COOLING_OFF_MS;
  const changed = await change(ctx, user, visitor, {
    if: sql`${users.deletionDueAt} is null`,
    to: dueAt,
    event: "deletion-requested",
    causes: ["deletion-requested", "company-deletion-requested"],
    data: { date: new Date(dueAt).toISOString() },
    colleagues: await listColleagues(ctx, user),
  });
  return changed ? { ok: true, dueAt } : { ok: false, reason: "already-requested" };
}

/** Cancels a requested deletion. False if there was no request, or its time is up. */
export async function cancelDeletion(ctx: Context, user: CurrentUser, visitor: Visitor): Promise<boolean> {
  return change(ctx, user, visitor, {
    if: sql`${users.deletionDueAt} > ${ctx.clock()}`,
    to: null,
    event: "deletion-cancelled",
    causes: ["deletion-cancelled", "company-deletion-cancelled"],
    data: {},
    colleagues: await listColleagues(ctx, user),
  });
}

interface Change {
  /** The condition on the user; if it is false, nothing changes. */
  if: ReturnType<typeof sql>;
  to: number | null;
  event: SecurityEvent;
  /** The user's notification, and that of everyone else in a company erased with the account. */
  causes: [own: Cause, others: Cause];
  data: Record<string, string>;
  colleagues: { id: string; role: CurrentUser["role"] }[];
}

/** Changes when an account is erased and notifies everyone concerned, in one batch. Of several simultaneous calls only one succeeds. */
async function change(ctx: Context, user: CurrentUser, visitor: Visitor, to: Change): Promise<boolean> {
  const [ownCause, othersCause] = to.causes;
  const own = outboxRows(ctx, { cause: ownCause, userId: user.id, data: to.data });
  const otherOwners = to.colleagues.filter(({ role }) => role === "owner").length;
  const told = erasureScope(user, otherOwners) === "company" ? to.colleagues : [];
  const others = told.flatMap(({ id }) => outboxRows(ctx, { cause: othersCause, userId: id, data: to.data }));
  // NULL, which aborts the batch, once another call has changed it.
  const guard = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${to.if})`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, own, guard),
    ctx.db.update(users).set({ deletionDueAt: to.to }).where(eq(users.id, user.id)),
    securityEvent(ctx, to.event, user.id, visitor),
    ...outboxInserts(ctx, others),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, [...own, ...others]);
  return true;
}

/** Everyone else in the company whose account is not erased. */
function listColleagues(ctx: Context, user: Pick<CurrentUser, "id" | "companyId">) {
  return ctx.db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.companyId, user.companyId), ne(users.id, user.id), isNull(users.erasedAt)));
}
