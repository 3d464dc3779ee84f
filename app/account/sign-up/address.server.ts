import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";
import { runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";

/** How long a link holds; a newer one does not end it. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;
const PER_MINUTE = { max: 1, windowMs: 60_000 };
const PER_DAY = { max: 8, windowMs: 24 * 60 * 60_000 };

const linkSchema = z.object({ userId: z.string(), email: z.string(), expiresAt: z.number() });

/** Path of the page that confirms an account's address; it says both, so that it is worth nothing once the account has another. */
export function addressPath(ctx: Context, user: { id: string; email: string }): string {
  const link = { userId: user.id, email: user.email, expiresAt: ctx.clock() + LIFETIME_MS };
  return `/confirmAddress?token=${sealBox(ctx.key("address"), link)}`;
}

/** Whether that is a link which this user's address was sent and which still holds. */
export function isAddressLink(ctx: Context, user: CurrentUser, token: string): boolean {
  const { data } = linkSchema.safeParse(openBox(ctx.key("address"), token));
  return data !== undefined && data.userId === user.id && data.email === user.email && data.expiresAt > ctx.clock();
}

/**
 * Confirms the address of whoever is signed in. The link alone does not do, nor does the password: only somebody who has both shows that
 * account and mailbox are the same person's. Confirming twice changes nothing.
 */
export async function confirmAddress(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  token: string,
): Promise<boolean> {
  if (!isAddressLink(ctx, user, token)) return false;
  if (user.isConfirmed) return true;
  const same = and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.emailConfirmedAt));
  await runTogether(ctx.db, [
    ctx.db.update(users).set({ emailConfirmedAt: ctx.clock() }).where(same),
    securityEvent(ctx, "address-confirmed", user.id, visitorOf(ctx, request)),
  ]);
  return true;
}

/** Sends another link, once a minute at most. Nothing to send to an address that is confirmed. */
export async function sendAddressLink(ctx: Context, user: CurrentUser): Promise<LimitVerdict> {
  if (user.isConfirmed) return { ok: true };
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
