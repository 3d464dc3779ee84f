import { and, eq } from "drizzle-orm";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashPassword, matchPassword } from "~/platform/crypto/passwords";

/**
 * Returns the hash of a user's password if the typed password matches, else null. Without a user it does the same work.
 * A hash from before passwords were normalised to one form is renewed at once, so that the password also works from
 * other systems.
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
