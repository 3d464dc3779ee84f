import { and, eq } from "drizzle-orm";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashPassword, matchPassword } from "~/platform/crypto/passwords";

/**
 * The hash of a user's password where that is the one typed, else null; without a user the same work is done. A hash of the time
 * before passwords had one form is renewed at once, so that the password opens from other systems too.
 */
export async function knownPassword(
  ctx: Context,
  user: { id: string; passwordHash: string } | undefined,
  typed: string,
): Promise<string | null> {
  const match = await matchPassword(typed, user?.passwordHash ?? null);
  if (!user || match === "no") return null;
  if (match === "yes") return user.passwordHash;
  const passwordHash = await hashPassword(typed);
  await ctx.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
  return passwordHash;
}
