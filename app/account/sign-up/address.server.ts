import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { findStop, hashOfAddress, releaseAddress } from "~/foundation/notifications/suppressions.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";

/** How long a link is valid. A newer link does not end it. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;
const PER_MINUTE = { max: 1, windowMs: 60_000 };
const PER_DAY = { max: 8, windowMs: 24 * 60 * 60_000 };

const linkSchema = z.object({ userId: z.string(), email: z.string(), expiresAt: z.number() });

/**
 * Path of the page that confirms an account's address. The link names account and address, so it is worthless once the
 * account has another address.
 */
export function addressPath(ctx: Context, user: { id: string; email: string }): string {
  const link = { userId: user.id, email: user.email, expiresAt: ctx.clock() + LIFETIME_MS };
  return `/confirmAddress?token=${ctx.box("address").seal(link)}`;
}

/** Whether the token is a link that was sent to this user's address and is still valid. */
export function isAddressLink(ctx: Context, user: CurrentUser, token: string): boolean {
  const { data } = linkSchema.safeParse(ctx.box("address").open(token));
  return data !== undefined && data.userId === user.id && data.email === user.email && data.expiresAt > ctx.clock();
}

/**
 * Confirms the signed-in user's address. Neither the link nor the password is enough alone: only someone with both
 * shows that account and mailbox belong to the same person. Confirming twice changes nothing. The link has arrived, so mails go to the
 * address again if they were stopped.
 */
export async function confirmAddress(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  token: string,
): Promise<boolean> {
  if (!isAddressLink(ctx, user, token)) return false;
  const hash = await hashOfAddress(ctx, user.email);
  if (user.isConfirmed) {
    await releaseAddress(ctx, hash);
    return true;
  }
  const same = and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.emailConfirmedAt));
  await runTogether(ctx.db, [
    ctx.db.update(users).set({ emailConfirmedAt: ctx.clock() }).where(same),
    securityEvent(ctx, "address-confirmed", user.id, visitorOf(ctx, request)),
    releaseAddress(ctx, hash),
  ]);
  return true;
}

/** Whether the user has to show that the address is theirs: they have not yet, or mails to it come back. */
export async function needsConfirming(ctx: Context, user: CurrentUser): Promise<boolean> {
  return !user.isConfirmed || (await findStop(ctx, user.email)) !== undefined;
}

/** Sends another link, at most once a minute. Sends nothing to a confirmed address that takes mails. */
export async function sendAddressLink(ctx: Context, user: CurrentUser): Promise<LimitVerdict> {
  if (!(await needsConfirming(ctx, user))) return { ok: true };
  for (const [key, limit] of [
    [`address-link/minute/${user.id}`, PER_MINUTE],
    [`address-link/${user.id}`, PER_DAY],
  ] as const) {
    const verdict = await countUse(ctx, key, limit);
    if (!verdict.ok) return verdict;
  }
  const rows = outboxRows(ctx, { cause: "address-link", userId: user.id });
  await runTogether(ctx.db, outboxInserts(ctx, rows));
  await sendToQueue(ctx, rows);
  return { ok: true };
}
