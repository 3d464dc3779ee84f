import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { SESSION_LIMITS } from "~/foundation/identity/rules/session-limits";
import { sendToQueue } from "~/foundation/notifications/outbox.server";
import { refreshTokens, sessions } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { guardGone, runTogether } from "~/platform/d1/client";
import { splitRegion, withRegion } from "~/platform/d1/regions";
import { callerCounters, countAll, type LimitVerdict } from "~/platform/rate-limit.server";
import { callerOf, refuseOvertaken } from "./credentials.server";
import { clientToken, knownDevice, rememberDevice, signInTraces } from "./devices.server";
import { securityEvent } from "./security-events.server";
import { findUserBySession, type Proof, type SessionUser, sessionRow } from "./session.server";
import { visitorOf } from "./visitor.server";

/** Lifetimes of the API's tokens (design, api.md). */
const ACCESS_MS = 15 * 60 * 1000;
const REFRESH_MS = SESSION_LIMITS.api.idleMs;
/**
 * Exchanges from one caller. Each writes three rows, and an office needs one every quarter of an hour for each of its
 * clients.
 */
const PER_CALLER = { max: 200, windowMs: 15 * 60_000 };

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

type RotateVerdict =
  | { ok: true; tokens: Tokens }
  | { ok: false; reason: "token" }
  | Exclude<LimitVerdict, { ok: true }>;

/** The user behind an access token, with the token's session. */
export interface TokenOwner {
  user: SessionUser;
}

const accessSchema = z.object({ sessionId: z.string(), expiresAt: z.number() });

/**
 * Signs a user in to an API client: creates a session for all its tokens, and sends an alert if the client is new.
 * Throws `SignInRefused` when the account, or what proved the sign-in, has gone in the meantime.
 */
export async function issueTokens(ctx: Context, request: Request, userId: string, proof?: Proof): Promise<Tokens> {
  const sessionId = ctx.ids.create();
  const refreshToken = createToken();
  const client = clientToken(visitorOf(ctx, request));
  const [device, traces] = await Promise.all([
    rememberDevice(ctx, client, userId),
    signInTraces(ctx, request, { userId, known: knownDevice(ctx, client, userId), proof }),
  ]);
  await runTogether(ctx.db, [
    ctx.db.insert(sessions).values({ ...sessionRow(ctx, request, { id: sessionId, kind: "api", userId, proof }) }),
    ctx.db
      .insert(refreshTokens)
      .values({ tokenHash: hashToken(refreshToken), sessionId, expiresAt: ctx.clock() + REFRESH_MS }),
    device.write,
    ...traces.writes,
  ]).catch(refuseOvertaken);
  await sendToQueue(ctx, traces.alert);
  return { accessToken: sealAccess(ctx, sessionId), refreshToken };
}

/** Tokens that look real but open nothing, for an answer that must not reveal whether an account exists. */
export function emptyTokens(ctx: Context): Tokens {
  return { accessToken: sealAccess(ctx, ctx.ids.create()), refreshToken: createToken() };
}

/** The user of an access token. Null when the token is malformed or expired, or its session is over. */
export async function findTokenOwner(ctx: Context, accessToken: string, request: Request): Promise<TokenOwner | null> {
  const { region, secret } = splitRegion(accessToken);
  if (region !== ctx.home.region) return null;
  const opened = accessSchema.safeParse(ctx.box("access-token").open(secret));
  if (!opened.success || opened.data.expiresAt <= ctx.clock()) return null;
  const user = await findUserBySession(ctx, "api", opened.data.sessionId, request);
  return user && { user };
}

/**
 * Exchanges a refresh token for new tokens, once. A token used a second time ends its session, because one of its two
 * bearers stole it. `token` means that it opens nothing.
 */
export async function rotateTokens(ctx: Context, request: Request, refreshToken: string): Promise<RotateVerdict> {
  const limit = await countAll(ctx, callerCounters("refresh/caller", callerOf(request), PER_CALLER));
  if (!limit.ok) return limit;
  const now = ctx.clock();
  const former = hashToken(refreshToken);
  const next = createToken();
  const { idleMs, absoluteMs } = SESSION_LIMITS.api;
  const expiresAt = sql`min(${sessions.createdAt} + ${absoluteMs}, ${now + idleMs})`;
  // The guard is NULL, which aborts the batch, once the token is used, expired or revoked.
  const guarded = sql<string>`(select session_id from ${refreshTokens} join ${sessions} on ${sessions.id} = session_id where ${refreshTokens.tokenHash} = ${former} and ${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > ${now} and ${sessions.expiresAt} > ${now})`;
  const done = await runTogether(ctx.db, [
    ctx.db
      .insert(refreshTokens)
      .values({ tokenHash: hashToken(next), sessionId: guarded, expiresAt: now + REFRESH_MS })
      .returning({ sessionId: refreshTokens.sessionId }),
    ctx.db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, guarded)),
    ctx.db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, former)),
  ]).catch(guardGone("refresh_tokens"));
  if (done) {
    const [[row]] = done;
    return row
      ? { ok: true, tokens: { accessToken: sealAccess(ctx, row.sessionId), refreshToken: next } }
      : { ok: false, reason: "token" };
  }
  const [used] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt, userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, former));
  if (used && used.usedAt !== null) {
    await runTogether(ctx.db, [
      ctx.db.delete(sessions).where(eq(sessions.id, used.sessionId)),
      securityEvent(ctx, "token-reused", used.userId, visitorOf(ctx, request)),
    ]);
  }
  return { ok: false, reason: "token" };
}

/** Ends the session that a refresh token belongs to. False when it belongs to none. */
export async function revokeByRefreshToken(ctx: Context, refreshToken: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)));
  if (row) await ctx.db.delete(sessions).where(eq(sessions.id, row.sessionId));
  return row !== undefined;
}

function sealAccess(ctx: Context, sessionId: string): string {
  return withRegion(ctx.home.region, ctx.box("access-token").seal({ sessionId, expiresAt: ctx.clock() + ACCESS_MS }));
}
