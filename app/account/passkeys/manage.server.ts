import { and, asc, eq, sql } from "drizzle-orm";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { passkeys } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";

export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** The user's passkeys, oldest first. */
export function listPasskeys(ctx: Context, userId: string): Promise<Passkey[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return ctx.db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

type Missing = { ok: false; reason: "not-found" };

const isOf = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames one of the user's passkeys. */
export async function renamePasskey(
  ctx: Context,
  userId: string,
  id: string,
  name: string,
): Promise<{ ok: true } | Missing> {
  const renamed = await ctx.db.update(passkeys).set({ name }).where(isOf(userId, id)).returning({ id: passkeys.id });
  return renamed.length === 1 ? { ok: true } : { ok: false, reason: "not-found" };
}

/** Removes one of the user's passkeys once the user has typed the password again, and notifies the user. */
export async function removePasskey(
  ctx: Context,
  userId: string,
  input: { id: string; password: string },
  visitor: Visitor,
): Promise<{ ok: true } | Exclude<ConfirmVerdict, { ok: true }> | Missing> {
  const confirmed = await confirmPassword(ctx, userId, input.password);
  if (!confirmed.ok) return confirmed;
  const [passkey] = await ctx.db.select({ name: passkeys.name }).from(passkeys).where(isOf(userId, input.id));
  if (!passkey) return { ok: false, reason: "not-found" };
  const rows = outboxRows(ctx, { cause: "passkey-removed", userId, data: { name: passkey.name } });
  // The guard is NULL, which aborts the batch, once another request has removed the passkey.
  const guarded = sql<string>`(select user_id from ${passkeys} where ${passkeys.id} = ${input.id} and ${passkeys.userId} = ${userId})`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guarded),
    ctx.db.delete(passkeys).where(isOf(userId, input.id)),
    securityEvent(ctx, "passkey-removed", userId, visitor),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "not-found" };
  await sendToQueue(ctx, rows);
  return { ok: true };
}
