import { sql } from "drizzle-orm";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY, visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { users } from "~/foundation/tables/people";
import { decideMember, type MemberVerdict } from "~/home/team/rules/access";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { ownershipStatements } from "./places.server";
import { findMember } from "./queries.server";

export type HandOverVerdict =
  | { ok: true }
  | Extract<MemberVerdict, { ok: false }>
  | { ok: false; reason: "leaving-self" }
  | Extract<ConfirmVerdict, { ok: false }>;

/**
 * Makes a contributor the owner and the owner a contributor, in one statement, so that a company never has two owners or none. Asks for the
 * password again (ASVS 5.0, 7.5.1) and notifies both.
 */
export async function handOver(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  memberId: string,
  password: string,
): Promise<HandOverVerdict> {
  const verdict = decideMember(user, await findMember(ctx, memberId), "hand-over");
  if (!verdict.ok) return verdict;
  // The whole company was told that it will be deleted with its owner. That must be called off first.
  if (user.deletionDueAt !== null) return { ok: false, reason: "leaving-self" };
  const confirmed = await confirmPassword(ctx, user.id, password);
  if (!confirmed.ok) return confirmed;
  const given = outboxRows(ctx, { cause: "ownership-given", userId: user.id });
  const received = outboxRows(ctx, { cause: "ownership-received", userId: memberId });
  const giver = sql`"giver"."id" = ${user.id} and "giver"."role" = 'owner' and "giver"."deletion_due_at" is null and "giver"."password_hash" = ${confirmed.passwordHash}`;
  const taker = sql`"taker"."id" = ${memberId} and "taker"."role" = 'contributor' and "taker"."deletion_due_at" is null and "taker"."erased_at" is null`;
  // NULL, which makes the batch fail, once one of the two no longer is what they were when this was requested.
  const guard = sql<string>`(select "giver"."id" from ${users} as "giver" join ${users} as "taker" on "taker"."company_id" = "giver"."company_id" where ${giver} and ${taker})`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, given, guard),
    ...outboxInserts(ctx, received),
    ...ownershipStatements(ctx, user.id, memberId),
    securityEvent(ctx, "ownership-given", user.id, visitorOf(ctx, request)),
    securityEvent(ctx, "ownership-received", memberId, NOBODY),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "not-found" };
  await sendToQueue(ctx, [...given, ...received]);
  return { ok: true };
}
