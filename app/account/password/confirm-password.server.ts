import { eq } from "drizzle-orm";
import { knownPassword } from "~/foundation/identity/known-password.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";

/** Tries in a quarter of an hour, shared by everything that asks a signed-in user for the password again. */
const PER_USER = { max: 10, windowMs: 15 * 60_000 };

export type ConfirmVerdict =
  /** `passwordHash` lets a batch guard against a change in between. */
  { ok: true; passwordHash: string } | { ok: false; reason: "password-wrong" } | Exclude<LimitVerdict, { ok: true }>;

/**
 * Whether a signed-in user knows the account's password (ASVS 5.0, 7.5.1). Asked before anything that a stolen session
 * must not be able to do.
 */
export async function confirmPassword(ctx: Context, userId: string, password: string): Promise<ConfirmVerdict> {
  const limit = await countUse(ctx, `confirm-password/${userId}`, PER_USER);
  if (!limit.ok) return limit;
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const passwordHash = await knownPassword(ctx, user, password);
  return passwordHash === null ? { ok: false, reason: "password-wrong" } : { ok: true, passwordHash };
}
