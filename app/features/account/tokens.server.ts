import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { isGuardViolation } from "~/platform/d1/client";
import { refreshTokens } from "~/platform/d1/schema";
import { type CurrentUser, findUserByTokenFamily } from "./session.server";

/** Lives of the API's tokens (design, api.md). */
const ACCESS_MS = 15 * 60 * 1000;
const REFRESH_MS = 7 * 24 * 60 * 60 * 1000;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The user behind an access token, and the sign-in that it comes from. */
export interface TokenOwner {
  user: CurrentUser;
  familyId: string;
}

const accessSchema = z.object({ familyId: z.string(), expiresAt: z.number() });

/** Starts a family of tokens for one sign-in. */
export async function issueTokens(ctx: Context, userId: string): Promise<Tokens> {
  const familyId = ctx.ids.create();
  const refreshToken = createToken();
  await ctx.db
    .insert(refreshTokens)
    .values({ tokenHash: hashToken(refreshToken), familyId, userId, expiresAt: ctx.clock() + REFRESH_MS });
  return { accessToken: sealAccess(ctx, familyId), refreshToken };
}

/** Tokens that look like any others and open nothing, for an answer that must not tell whether an account exists. */
export function emptyTokens(ctx: Context): Tokens {
  return { accessToken: sealAccess(ctx, ctx.ids.create()), refreshToken: createToken() };
}

/** Whom an access token belongs to, or null when it is malformed, expired or its family revoked. One row read by index. */
export async function findTokenOwner(ctx: Context, accessToken: string): Promise<TokenOwner | null> {
  const opened = accessSchema.safeParse(openBox(ctx.key("access-token"), accessToken));
  if (!opened.success || opened.data.expiresAt <= ctx.clock()) return null;
  const { familyId } = opened.data;
  const user = await findUserByTokenFamily(ctx, familyId);
  return user && { user, familyId };
}

/**
 * Exchanges a refresh token for new tokens, once. A token that was used before revokes its whole family, since one of its
 * two bearers stole it. Null when it opens nothing.
 */
export async function rotateTokens(ctx: Context, refreshToken: string): Promise<Tokens | null> {
  const now = ctx.clock();
  const former = hashToken(refreshToken);
  const next = createToken();
  // NULL, and with it the end of the batch, once the token is used, expired or revoked.
  const guarded = (column: "family_id" | "user_id") =>
    sql<string>`(select ${sql.raw(column)} from ${refreshTokens} where ${refreshTokens.tokenHash} = ${former} and ${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > ${now})`;
  try {
    const [[row]] = await ctx.db.batch([
      ctx.db
        .insert(refreshTokens)
        .values({
          tokenHash: hashToken(next),
          familyId: guarded("family_id"),
          userId: guarded("user_id"),
          expiresAt: now + REFRESH_MS,
        })
        .returning({ familyId: refreshTokens.familyId }),
      ctx.db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, former)),
    ]);
    return row ? { accessToken: sealAccess(ctx, row.familyId), refreshToken: next } : null;
  } catch (error) {
    if (!isGuardViolation(error, "refresh_tokens")) throw error;
  }
  const [used] = await ctx.db
    .select({ familyId: refreshTokens.familyId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, former));
  if (used && used.usedAt !== null) {
    ctx.log("refresh-token-reused");
    await revokeFamily(ctx, used.familyId);
  }
  return null;
}

/** Ends a sign-in: none of its tokens opens anything from now on. */
export async function revokeFamily(ctx: Context, familyId: string): Promise<void> {
  await ctx.db.delete(refreshTokens).where(eq(refreshTokens.familyId, familyId));
}

/** Ends the sign-in that a refresh token belongs to. False when it belongs to none. */
export async function revokeByRefreshToken(ctx: Context, refreshToken: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ familyId: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)));
  if (row) await revokeFamily(ctx, row.familyId);
  return row !== undefined;
}

function sealAccess(ctx: Context, familyId: string): string {
  return sealBox(ctx.key("access-token"), { familyId, expiresAt: ctx.clock() + ACCESS_MS });
}
