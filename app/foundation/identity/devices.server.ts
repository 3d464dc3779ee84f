import { createCookie } from "@remix-run/cloudflare";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { outboxInserts, outboxRows } from "~/foundation/notifications/outbox.server";
import { signInPriority } from "~/foundation/notifications/rules/policy";
import { knownDevices, securityEvents, sessions } from "~/foundation/tables/access";
import { securityLog } from "~/foundation/tables/log-tables";
import { users } from "~/foundation/tables/people";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { passesByCompany } from "./company-sign-in.server";
import { securityEvent } from "./security-events.server";
import type { Proof } from "./session.server";
import { type Visitor, visitorOf } from "./visitor.server";

/** How long a browser is remembered after its last sign-in. Browsers keep no cookie longer. */
const DEVICE_MS = 400 * 24 * 60 * 60 * 1000;

const deviceCookie = createCookie("__Host-device", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: DEVICE_MS / 1000,
});

/** The browser's own token, which identifies it at a later sign-in, or null. It grants no access. */
export async function readDevice(request: Request): Promise<string | null> {
  const token: unknown = await deviceCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token.length === 43 ? token : null;
}

/** Remembers a browser as one of the user's. Returns the write for the batch, and the Set-Cookie header. */
export async function rememberDevice(ctx: Context, token: string, userId: string) {
  const expiresAt = ctx.clock() + DEVICE_MS;
  const write = ctx.db
    .insert(knownDevices)
    .values({ userId, deviceHash: deviceHash(token, userId), expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { expiresAt } });
  return { write, cookie: await deviceCookie.serialize(token) };
}

/**
 * Remembers the browser of a user who has just set a new password with a code sent to the account's address. Strangers
 * who use up the address's sign-in tries then cannot keep the owner out there. Returns the Set-Cookie header.
 */
export async function rememberThisDevice(ctx: Context, request: Request, userId: string): Promise<string> {
  const { write, cookie } = await rememberDevice(ctx, (await readDevice(request)) ?? createToken(), userId);
  await write;
  return cookie;
}

/** Placeholder when there is no user, so that an unknown address is looked up like any other. */
export const NO_USER = "-";

/** The limit key of the browser with this token, if the user has signed in there before. Null otherwise. */
export async function knownDeviceOf(
  ctx: Context,
  token: string | null | undefined,
  userId: string,
): Promise<string | null> {
  if (!token) return null;
  const [known] = await ctx.db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.deviceHash, deviceHash(token, userId)),
        gt(knownDevices.expiresAt, ctx.clock()),
      ),
    );
  return known?.hash ?? null;
}

/**
 * Identifies an API client, which keeps no cookie, by what it says and where it is, in place of a browser's token. A
 * cookie cannot imitate it, because a token in a cookie is 43 characters long.
 */
export function clientToken({ browser, os, country }: Visitor): string {
  return `client/${hashToken(JSON.stringify([browser, os, country]))}`;
}

/** Subquery that finds a known device: the user has signed in there before. */
export const knownDevice = (ctx: Context, token: string, userId: string): SQL =>
  sql`select 1 from ${knownDevices} where ${knownDevices.userId} = ${userId} and ${knownDevices.deviceHash} = ${deviceHash(token, userId)} and ${knownDevices.expiresAt} > ${ctx.clock()}`;

/**
 * What a sign-in records besides its session, for the batch that starts it: the security event and, from a new device,
 * an alert. The first sign-in of an account sends no alert, because every device is new then. An owner who passes by the sign-in that the
 * company asks for is told so each time.
 */
export async function signInTraces(
  ctx: Context,
  request: Request,
  { userId, known, proof }: { userId: string; known: SQL; proof: Proof | undefined },
) {
  const visitor = visitorOf(ctx, request);
  const [hasSignedIn, [user]] = await Promise.all([
    hasSignedInBefore(ctx, userId),
    ctx.db
      .select({
        isKnown: sql<number>`exists(${known})`.as("is_known"),
        isFirst:
          sql<number>`not exists(select 1 from ${knownDevices} where ${knownDevices.userId} = ${userId}) and not exists(select 1 from ${securityEvents} where ${securityEvents.userId} = ${userId} and ${securityEvents.type} = 'sign-in') and ${users.createdAt} > ${ctx.clock() - DEVICE_MS}`.as(
            "is_first",
          ),
        isLikeAnother: sql<number>`exists(${likeAnother(ctx, userId, visitor)})`.as("is_like_another"),
        passesBy: passesByCompany(ctx).as("passes_by"),
      })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  const signedIn = securityEvent(ctx, "sign-in", userId, visitor);
  const hasPassedBy = Boolean(user?.passesBy) && !(proof && "signInId" in proof);
  const passing = hasPassedBy ? outboxRows(ctx, { cause: "company-sign-in-passed-by", userId }) : [];
  const ways = hasPassedBy
    ? [securityEvent(ctx, "company-sign-in-passed-by", userId, visitor), ...outboxInserts(ctx, passing)]
    : [];
  const priority =
    user &&
    signInPriority({
      isKnown: Boolean(user.isKnown),
      isFirst: Boolean(user.isFirst) && !hasSignedIn,
      isLikeAnother: Boolean(user.isLikeAnother),
    });
  if (!priority) return { writes: [signedIn, ...ways], alert: passing };
  const { browser, os, country, city } = visitor;
  const data = { browser, os, place: [city, country].filter(Boolean).join(", "), priority };
  const alert = outboxRows(ctx, { cause: "new-device", userId, data });
  const writes = [signedIn, ...ways, securityEvent(ctx, "new-device", userId, visitor), ...outboxInserts(ctx, alert)];
  return { writes, alert: [...passing, ...alert] };
}

/** Whether LOGS knows of a sign-in. If it does not answer, there may have been one: an alert too many is better than none. */
async function hasSignedInBefore(ctx: Context, userId: string): Promise<boolean> {
  const isSignIn = and(eq(securityLog.userId, userId), eq(securityLog.type, "sign-in"));
  const found = await attempt(ctx.log, "security-log", async () =>
    ctx.logs.select({ id: securityLog.id }).from(securityLog).where(isSignIn).limit(1),
  );
  return !found.ok || found.value.length > 0;
}

/** Subquery that finds sessions like this sign-in: the same browser and system in the same place. */
const likeAnother = (ctx: Context, userId: string, { browser, os, country, city }: Visitor): SQL =>
  sql`select 1 from ${sessions} where ${sessions.userId} = ${userId} and ${sessions.expiresAt} > ${ctx.clock()} and ${sessions.browser} = ${browser} and ${sessions.os} = ${os} and ${sessions.country} = ${country} and ${sessions.city} = ${city}`;

/** Specific to one user: the same browser has a different hash for every other user who signs in there. */
function deviceHash(token: string, userId: string): string {
  return hashToken(token + userId);
}
