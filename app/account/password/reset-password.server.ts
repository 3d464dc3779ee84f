import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { sendToQueue } from "~/foundation/notifications/outbox.server";
import { passkeys, recoveries } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import { hashToken } from "~/platform/crypto/tokens";
import { guardGone, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { newPasswordError, type PasswordMessage } from "./new-password.server";
import { passwordWrite } from "./write-password.server";

/** A hash costs a quarter of a second. Choosing an acceptable password takes no more tries than this. */
const PER_RECOVERY = { max: 20, windowMs: 15 * 60_000 };

export type ResetVerdict =
  | { ok: true; userId: string; email: string; username: string }
  | { ok: false; reason: "over" }
  | { ok: false; reason: "invalid"; error: PasswordMessage }
  | Exclude<LimitVerdict, { ok: true }>;

/**
 * Sets the new password of a recovery, once. Ends every session and removes the passkeys, because the intruder who made
 * the recovery necessary may have added one. Two-step sign-in stays as it is.
 */
export async function resetPassword(
  ctx: Context,
  { token, password, visitor }: { token: string; password: string; visitor: Visitor },
): Promise<ResetVerdict> {
  const open = and(
    eq(recoveries.resetTokenHash, hashToken(token)),
    isNull(recoveries.usedAt),
    gt(recoveries.expiresAt, ctx.clock()),
  );
  const [user] = await ctx.db
    .select({ id: users.id, username: users.username, email: users.email, company: companies.name })
    .from(recoveries)
    .innerJoin(users, eq(users.id, recoveries.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(open);
  if (!user) return { ok: false, reason: "over" };
  const error = await newPasswordError(password, user);
  if (error) return { ok: false, reason: "invalid", error };
  const limit = await countUse(ctx, `recovery/hash/${user.id}`, PER_RECOVERY);
  if (!limit.ok) return limit;

  const { statements, rows } = passwordWrite(ctx, {
    userId: user.id,
    passwordHash: await hashPassword(password),
    guard: sql<string>`(select user_id from ${recoveries} where ${open})`,
    keptSessionId: null,
    event: "password-reset",
    visitor,
  });
  const done = await runTogether(ctx.db, [
    ...statements,
    ctx.db.delete(passkeys).where(eq(passkeys.userId, user.id)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "over" };
  await sendToQueue(ctx, rows);
  return { ok: true, userId: user.id, email: user.email, username: user.username };
}
