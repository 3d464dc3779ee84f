import { and, count, desc, eq, gt, isNotNull, ne, type SQL } from "drizzle-orm";
import type { SessionKind } from "~/foundation/identity/rules/session-limits";
import { isSecurityEvent, type SecurityEvent, securityEvent } from "~/foundation/identity/security-events.server";
import type { SessionUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { passkeys, recoveryCodes, securityEvents, sessions, twoSteps } from "~/foundation/tables/access";
import { securityLog } from "~/foundation/tables/log-tables";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { type ConfirmVerdict, confirmPassword } from "./confirm-password.server";

/** Sessions beyond this number are neither read nor shown; "sign out everywhere" ends those too. */
const MAX_SESSIONS = 50;
const MAX_EVENTS = 20;

/** One of the user's own open sessions. Its id grants no access: it is a token's hash or a number, not a token. */
export interface OwnSession {
  id: string;
  kind: SessionKind;
  browser: string;
  os: string;
  country: string;
  city: string;
  createdAt: number;
  lastSeenAt: number;
  /** The session that makes the request. */
  isCurrent: boolean;
}

export interface OwnEvent {
  id: string;
  type: SecurityEvent;
  browser: string;
  os: string;
  country: string;
  at: number;
}

const ownSessions = (ctx: Context, userId: string) =>
  ctx.db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      browser: sessions.browser,
      os: sessions.os,
      country: sessions.country,
      city: sessions.city,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.clock())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MAX_SESSIONS);

/** The current session first, then the most recently used. */
const marked = (user: SessionUser, list: Omit<OwnSession, "isCurrent">[]): OwnSession[] => {
  const all = list.map((session) => ({ ...session, isCurrent: session.id === user.sessionId }));
  return [...all.filter(({ isCurrent }) => isCurrent), ...all.filter(({ isCurrent }) => !isCurrent)];
};

/** The latest events in one of the two tables. Older ones have moved to LOGS. */
const eventsIn = (db: Context["db"], table: typeof securityEvents | typeof securityLog, userId: string) =>
  db
    .select({
      id: table.id,
      type: table.type,
      browser: table.browser,
      os: table.os,
      country: table.country,
      at: table.at,
    })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.at))
    .limit(MAX_EVENTS);

/**
 * Everything the security page shows: sessions, the latest events, and what else guards the account. Two round trips at the same moment.
 * Without LOGS it shows the events of the last day.
 */
export async function getSecurity(ctx: Context, user: SessionUser) {
  const older = attempt(ctx.log, "security-log", async () => eventsIn(ctx.logs, securityLog, user.id));
  const [list, recent, [twoStep], [codes], [keys]] = await runTogether(ctx.db, [
    ownSessions(ctx, user.id),
    eventsIn(ctx.db, securityEvents, user.id),
    ctx.db
      .select({ userId: twoSteps.userId })
      .from(twoSteps)
      .where(and(eq(twoSteps.userId, user.id), isNotNull(twoSteps.confirmedAt))),
    ctx.db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ctx.db.select({ registered: count() }).from(passkeys).where(eq(passkeys.userId, user.id)),
  ]);
  const moved = await older;
  // While they move, an event may be in both.
  const isRecent = ({ id }: { id: string }) => recent.some((event) => event.id === id);
  const events = [...recent, ...(moved.ok ? moved.value.filter((event) => !isRecent(event)) : [])].slice(0, MAX_EVENTS);
  return {
    sessions: marked(user, list),
    events: events.flatMap((event): OwnEvent[] =>
      isSecurityEvent(event.type) ? [{ ...event, type: event.type }] : [],
    ),
    hasTwoStep: twoStep !== undefined,
    recoveryCodes: codes?.left ?? 0,
    passkeys: keys?.registered ?? 0,
  };
}

/** Ends one of the user's own sessions. False when the user has none of that id, even if somebody else does. */
export async function endOwnSession(
  ctx: Context,
  request: Request,
  user: SessionUser,
  sessionId: string,
): Promise<boolean> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, user.id));
  const [found] = await ctx.db.select({ id: sessions.id }).from(sessions).where(own);
  if (!found) return false;
  await endAndNote(ctx, request, user, own, "sign-out");
  return true;
}

/** What to sign out: one session, all but the current one, or all of them. */
export type SignOutScope = { scope: "one"; sessionId: string } | { scope: "others" | "all" };

export type SignOutVerdict = { ok: true } | { ok: false; reason: "not-found" } | Exclude<ConfirmVerdict, { ok: true }>;

/**
 * Signs the user out elsewhere, or everywhere, of browsers and API clients. Asks for the password first (ASVS 5.0
 * 7.5.2), so that someone with only a stolen session cannot throw its owner out.
 */
export async function signOutElsewhere(
  ctx: Context,
  request: Request,
  user: SessionUser,
  input: SignOutScope & { password: string },
): Promise<SignOutVerdict> {
  const confirmed = await confirmPassword(ctx, user.id, input.password);
  if (!confirmed.ok) return confirmed;
  if (input.scope === "one") {
    return (await endOwnSession(ctx, request, user, input.sessionId))
      ? { ok: true }
      : { ok: false, reason: "not-found" };
  }
  const others = input.scope === "others" ? ne(sessions.id, user.sessionId) : undefined;
  await endAndNote(ctx, request, user, and(eq(sessions.userId, user.id), others), "sign-out-everywhere");
  return { ok: true };
}

async function endAndNote(
  ctx: Context,
  request: Request,
  user: SessionUser,
  which: SQL | undefined,
  event: SecurityEvent,
): Promise<void> {
  await runTogether(ctx.db, [
    ctx.db.delete(sessions).where(which),
    securityEvent(ctx, event, user.id, visitorOf(ctx, request)),
  ]);
}
