import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { confirmPassword } from "~/account/password/confirm-password.server";
import { shortenEmail } from "~/core/email-address";
import { callerOf } from "~/foundation/identity/credentials.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { sealSecret } from "~/foundation/notifications/secrets.server";
import { hashOfAddress, releaseAddress } from "~/foundation/notifications/suppressions.server";
import { countUnasked } from "~/foundation/notifications/unasked-mail.server";
import { recoveries } from "~/foundation/tables/access";
import { emailChanges, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";

const DAY_MS = 24 * 60 * 60_000;

/** How long a confirmation link is valid. */
const LIFETIME_MS = DAY_MS;

/** Each request sends mails to two addresses, one of which may be a stranger's; see `countUnasked`. */
const PER_USER = { max: 5, windowMs: 60 * 60_000 };

export type EmailChangeRefusal =
  | { ok: false; reason: "password-missing" | "password-wrong" }
  | Exclude<LimitVerdict, { ok: true }>;

/**
 * The statements for a user's request for another e-mail address, once the password is right and the limits allow it. They belong in one
 * batch. An earlier request is replaced. Whether the new address has an account makes no difference here.
 */
export async function prepareEmailChange(
  ctx: Context,
  request: Request,
  user: { id: string; email: string },
  given: { email: string; password: string | undefined },
) {
  if (!given.password) return { ok: false, reason: "password-missing" } as const;
  const confirmed = await confirmPassword(ctx, user.id, given.password);
  if (!confirmed.ok) return confirmed;
  const limit = await countUse(ctx, `email-change/${user.id}`, PER_USER);
  if (!limit.ok) return limit;
  const counted = await countUnasked(ctx, {
    kind: "email-change",
    senderId: user.id,
    caller: callerOf(request),
    email: given.email,
  });
  if (!counted.ok) return counted;
  const { notBefore } = counted;
  const now = ctx.clock();
  const id = ctx.ids.create();
  // NULL, which makes the batch fail, once the password has changed meanwhile.
  const guarded = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.passwordHash} = ${confirmed.passwordHash})`;
  const rows = [
    ...outboxRows(ctx, { cause: "email-change-confirm", userId: user.id, data: { changeId: id }, notBefore }),
    ...outboxRows(ctx, {
      cause: "email-change-requested",
      userId: user.id,
      data: { email: shortenEmail(given.email), to: sealSecret(ctx, user.email) },
    }),
  ];
  const statements = [
    ctx.db.delete(emailChanges).where(eq(emailChanges.userId, user.id)),
    ctx.db
      .insert(emailChanges)
      .values({ id, userId: guarded, email: given.email, createdAt: now, expiresAt: notBefore + LIFETIME_MS }),
    securityEvent(ctx, "email-change-requested", user.id, visitorOf(ctx, request)),
  ] as const;
  return { ok: true, statements, rows } as const;
}

/** Whether a batch that requests another address failed because the password was changed at the same time. */
export function isPasswordChanged(error: unknown): boolean {
  return isGuardViolation(error, "email_changes.user_id");
}

/** Drops the change that awaits confirmation, if there is one. */
export async function cancelEmailChange(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

const tokenSchema = z.object({ changeId: z.string() });

interface EmailChange {
  id: string;
  email: string;
  /** The current address. */
  former: string;
}

/** The user's change that a link refers to; null if it is another user's, expired, done, dropped, replaced or not our link. */
export async function findEmailChange(ctx: Context, userId: string, token: string): Promise<EmailChange | null> {
  const opened = tokenSchema.safeParse(ctx.box("email-change").open(token));
  if (!opened.success) return null;
  const [change] = await ctx.db
    .select({ id: emailChanges.id, email: emailChanges.email, former: sql<string>`${users.email}`.as("former") })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        eq(emailChanges.id, opened.data.changeId),
        eq(emailChanges.userId, userId),
        gt(emailChanges.expiresAt, ctx.clock()),
      ),
    );
  return change ?? null;
}

export type EmailConfirmVerdict = { ok: true } | { ok: false; reason: "gone" | "taken" };

/**
 * Makes the confirmed address the account's, once. "taken" if another account has it by now. The link alone is not enough: with a mistyped
 * address, the owner of that mailbox would get the account. Sessions stay valid. A password recovery that was sent to the former address
 * ends, and the former address is notified.
 */
export async function confirmEmailChange(
  ctx: Context,
  request: Request,
  userId: string,
  token: string,
): Promise<EmailConfirmVerdict> {
  const change = await findEmailChange(ctx, userId, token);
  if (!change) return { ok: false, reason: "gone" };
  // NULL, which makes the batch fail, once another request has confirmed, dropped or replaced the change.
  const guarded = sql<string>`(select ${emailChanges.email} from ${emailChanges} where ${emailChanges.id} = ${change.id})`;
  const hash = await hashOfAddress(ctx, change.email);
  const rows = outboxRows(ctx, { cause: "email-changed", userId, data: { to: sealSecret(ctx, change.former) } });
  try {
    await runTogether(ctx.db, [
      ctx.db.update(users).set({ email: guarded, emailConfirmedAt: ctx.clock() }).where(eq(users.id, userId)),
      ctx.db.delete(emailChanges).where(eq(emailChanges.id, change.id)),
      ctx.db.delete(recoveries).where(eq(recoveries.userId, userId)),
      securityEvent(ctx, "email-changed", userId, visitorOf(ctx, request)),
      // The link has arrived there.
      releaseAddress(ctx, hash),
      ...outboxInserts(ctx, rows),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "users.email")) return { ok: false, reason: "gone" };
    if (!isUniqueViolation(error, "users.email")) throw error;
    await ctx.db.delete(emailChanges).where(eq(emailChanges.id, change.id));
    return { ok: false, reason: "taken" };
  }
  await sendToQueue(ctx, rows);
  return { ok: true };
}
