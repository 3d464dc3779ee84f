import { and, count, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { callerOf } from "~/foundation/identity/credentials.server";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { isOver } from "~/foundation/identity/rules/periods";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { type OutboxRow, outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { countUnasked } from "~/foundation/notifications/unasked-mail.server";
import { invitations, users } from "~/foundation/tables/people";
import { mayManageTeam } from "~/home/team/rules/access";
import {
  INVITATION_LIFE_MS,
  INVITATION_MAILS,
  MAX_OPEN_INVITATIONS,
  RESEND_AFTER_MS,
  secondsUntilResend,
} from "~/home/team/rules/invitations";
import type { Context } from "~/platform/context";
import { guardGone, isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { linkHash } from "./invitation-link.server";
import type { Invite } from "./schema";

type TooMany = Extract<LimitVerdict, { ok: false }>;

export type InviteVerdict =
  | { ok: true }
  | { ok: false; reason: "forbidden" | "unconfirmed" | "colleague" | "leaving" | "invited" | "full" }
  | TooMany;

/**
 * Invites a person by mail. The caller does not learn whether the address has an account with another company: the invitation waits like
 * any other, and what the mail says is decided when it is written.
 */
export async function inviteColleague(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  invite: Invite,
): Promise<InviteVerdict> {
  if (!mayManageTeam(user)) return { ok: false, reason: "forbidden" };
  if (!mayReachOthers(user)) return { ok: false, reason: "unconfirmed" };
  const now = ctx.clock();
  const open = and(eq(invitations.companyId, user.companyId), gt(invitations.expiresAt, now));
  const [[colleague], [invited], [waiting]] = await runTogether(ctx.db, [
    ctx.db
      .select({ deletionDueAt: users.deletionDueAt })
      .from(users)
      .where(and(eq(users.email, invite.email), eq(users.companyId, user.companyId))),
    ctx.db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(open, eq(invitations.email, invite.email))),
    ctx.db.select({ count: count() }).from(invitations).where(open),
  ]);
  if (colleague) return { ok: false, reason: isOver(colleague.deletionDueAt, now) ? "leaving" : "colleague" };
  if (invited) return { ok: false, reason: "invited" };
  if ((waiting?.count ?? 0) >= MAX_OPEN_INVITATIONS) return { ok: false, reason: "full" };
  const counted = await countMail(ctx, request, user, invite.email);
  if (!counted.ok) return counted;

  const id = ctx.ids.create();
  const tokenHash = await linkHash(ctx, id);
  const rows = mailRows(ctx, user, id, counted.notBefore);
  // NULL, which makes the batch fail, once others have filled the list. `stillOwner` does the same once someone else is the owner.
  const hasRoom = sql<string>`(select ${users.companyId} from ${users} where ${users.id} = ${user.id} and (select count(*) from ${invitations} where ${open}) < ${MAX_OPEN_INVITATIONS})`;
  try {
    await runTogether(ctx.db, [
      ctx.db
        .delete(invitations)
        .where(
          and(
            eq(invitations.companyId, user.companyId),
            eq(invitations.email, invite.email),
            lte(invitations.expiresAt, now),
          ),
        ),
      ctx.db.insert(invitations).values({
        ...invite,
        id,
        companyId: hasRoom,
        tokenHash,
        invitedBy: stillOwner(user),
        createdAt: now,
        sentAt: now,
        expiresAt: now + INVITATION_LIFE_MS,
      }),
      ...outboxInserts(ctx, rows),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "invitations.email")) return { ok: false, reason: "invited" };
    if (isGuardViolation(error, "invitations.company_id")) return { ok: false, reason: "full" };
    if (isGuardViolation(error, "invitations.invited_by")) return { ok: false, reason: "forbidden" };
    throw error;
  }
  await sendToQueue(ctx, rows);
  return { ok: true };
}

export type ResendVerdict = { ok: true } | { ok: false; reason: "forbidden" | "unconfirmed" | "gone" } | TooMany;

/** Sends an invitation's mail again, with the same link, which is then valid as long as a new one. Not within a minute of the last mail. */
export async function resendInvitation(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  invitationId: string,
): Promise<ResendVerdict> {
  if (!mayManageTeam(user)) return { ok: false, reason: "forbidden" };
  if (!mayReachOthers(user)) return { ok: false, reason: "unconfirmed" };
  const now = ctx.clock();
  const own = and(
    eq(invitations.id, invitationId),
    eq(invitations.companyId, user.companyId),
    gt(invitations.expiresAt, now),
  );
  const [found] = await ctx.db
    .select({ email: invitations.email, sentAt: invitations.sentAt })
    .from(invitations)
    .where(own);
  if (!found) return { ok: false, reason: "gone" };
  const wait = (sentAt: number): TooMany => ({
    ok: false,
    reason: "too-many-requests",
    retryAfterSeconds: Math.max(1, secondsUntilResend(sentAt, now)),
  });
  if (secondsUntilResend(found.sentAt, now) > 0) return wait(found.sentAt);
  const counted = await countMail(ctx, request, user, found.email);
  if (!counted.ok) return counted;

  const rows = mailRows(ctx, user, invitationId, counted.notBefore);
  // NULL, which makes the batch fail, once the invitation has been sent, accepted or cancelled meanwhile.
  const isDue = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.role} = 'owner' and exists (select 1 from ${invitations} where ${own} and ${invitations.sentAt} <= ${now - RESEND_AFTER_MS}))`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, isDue),
    ctx.db
      .update(invitations)
      .set({ sentAt: now, expiresAt: now + INVITATION_LIFE_MS, invitedBy: user.id })
      .where(own),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) {
    const [left] = await ctx.db.select({ sentAt: invitations.sentAt }).from(invitations).where(own);
    return left ? wait(left.sentAt) : { ok: false, reason: "gone" };
  }
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/** Cancels an invitation, so that its link no longer opens anything. Cancelling one that is gone changes nothing. */
export async function cancelInvitation(
  ctx: Context,
  user: CurrentUser,
  invitationId: string,
): Promise<{ ok: true } | { ok: false; reason: "forbidden" | "gone" }> {
  if (!mayManageTeam(user)) return { ok: false, reason: "forbidden" };
  const gone = await ctx.db
    .delete(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.companyId, user.companyId)))
    .returning({ id: invitations.id });
  return gone.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

const stillOwner = (user: CurrentUser) =>
  sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.role} = 'owner' and ${isNull(users.erasedAt)})`;

/** Checks the company's limit first, so that a company with no mails left does not use up an address's limit. */
async function countMail(ctx: Context, request: Request, user: CurrentUser, email: string) {
  const company = await countUse(ctx, `invitation/${user.companyId}`, INVITATION_MAILS);
  if (!company.ok) return company;
  return countUnasked(ctx, { kind: "invitation", senderId: user.companyId, caller: callerOf(request), email });
}

/** One mail per sending time, however often the form is submitted. */
function mailRows(ctx: Context, user: CurrentUser, invitationId: string, notBefore: number): OutboxRow[] {
  const eventId = `team-invitation/${invitationId}/${ctx.clock()}`;
  return outboxRows(ctx, { cause: "team-invitation", userId: user.id, data: { invitationId }, eventId, notBefore });
}
