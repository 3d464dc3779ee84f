import { and, eq, exists, gt, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { mailTransports } from "~/platform/d1/own-tables";
import type { Settings } from "~/platform/env";
import type { MailError } from "./mailer";
import { afterFailure, afterSuccess, type Breaker, isHealthy, PROBE_MS, stateOf } from "./rules/breaker";
import { DEFAULT_PACE, minuteOf, type Pace, secondOf } from "./rules/pace";

/** What is known of the transport in use. */
export type Gate = typeof mailTransports.$inferSelect;

/** A mail that was let through. */
export interface Pass {
  token: string;
  /** It is the one mail that tries while all others wait. */
  isProbe: boolean;
  /** The breaker had nothing to forget when the mail was let through. */
  isHealthy: boolean;
}

/** A mail that was let through, with the gate as it was after that. */
export const passOf = (token: string, gate: Gate | undefined): Pass => ({
  token,
  isProbe: gate?.openUntil != null,
  isHealthy: gate === undefined || isHealthy(gate),
});

/** The name of the transport in use. A server at another address is another transport, so what is known of the former one does not count. */
export function transportOf(settings: Settings): string {
  if (settings.MAIL_TRANSPORT === "smtp") return `smtp ${settings.MAIL_SMTP_HOST}:${settings.MAIL_SMTP_PORT}`;
  if (settings.MAIL_TRANSPORT === "http") return `http ${new URL(settings.MAIL_HTTP_URL).host}`;
  return settings.MAIL_TRANSPORT;
}

/** The most mails in a second and in a minute. */
export function paceOf(settings: Settings): Pace {
  const { perSecond, perMinute } = DEFAULT_PACE[settings.MAIL_TRANSPORT];
  return {
    perSecond: settings.MAIL_PER_SECOND ?? perSecond,
    perMinute: settings.MAIL_PER_MINUTE ?? perMinute,
  };
}

/** Condition: the row of the transport in use. */
export const isInUse = (ctx: Context) => eq(mailTransports.name, transportOf(ctx.settings));

/** The statement that makes sure that the transport has a row. It writes nothing if there is one. */
export const ensureGate = (ctx: Context) =>
  ctx.db
    .insert(mailTransports)
    .values({ name: transportOf(ctx.settings) })
    .onConflictDoNothing();

export const readGate = (ctx: Context) => ctx.db.select().from(mailTransports).where(isInUse(ctx));

/**
 * The statement that lets a mail through, if the breaker and the pace allow it and `condition` holds. It counts the mail in the same step,
 * so any number of Workers together keep to the pace, and one probe at a time passes. The same rule as `turnOf`. `slower` is a slower pace
 * that applies unless its condition holds, which is looked up only when that pace is used up.
 */
export function letPass(
  ctx: Context,
  token: string,
  pace: Pace,
  condition: SQL,
  slower: { pace: Pace; unless: SQL } = { pace, unless: sql`true` },
) {
  const now = ctx.clock();
  const t = mailTransports;
  const [second, minute] = [secondOf(now), minuteOf(now)];
  const hasRoom = (count: SQLiteColumn, most: number, ofSlower: number) =>
    and(lt(count, most), or(lt(count, ofSlower), slower.unless));
  return ctx.db
    .update(t)
    .set({
      pass: token,
      probeUntil: sql`case when ${t.openUntil} is null then ${t.probeUntil} else ${now + PROBE_MS} end`,
      inSecond: sql`case when ${t.second} = ${second} then ${t.inSecond} + 1 else 1 end`,
      second,
      inMinute: sql`case when ${t.minute} = ${minute} then ${t.inMinute} + 1 else 1 end`,
      minute,
    })
    .where(
      and(
        isInUse(ctx),
        or(isNull(t.openUntil), and(lte(t.openUntil, now), lte(t.probeUntil, now))),
        or(ne(t.second, second), hasRoom(t.inSecond, pace.perSecond, slower.pace.perSecond)),
        or(ne(t.minute, minute), hasRoom(t.inMinute, pace.perMinute, slower.pace.perMinute)),
        condition,
      ),
    )
    .returning({ pass: t.pass });
}

/** Condition: the mail with this token was let through, and none after it. For the same batch as `letPass`. */
export const hasPass = (ctx: Context, token: string) =>
  exists(
    ctx.db
      .select({ name: mailTransports.name })
      .from(mailTransports)
      .where(and(isInUse(ctx), eq(mailTransports.pass, token))),
  );

/** Lets another mail try: the one that was let through needed no delivery. */
export async function giveBack(ctx: Context, { token, isProbe }: Pick<Pass, "token" | "isProbe">): Promise<void> {
  if (!isProbe) return;
  await ctx.db
    .update(mailTransports)
    .set({ probeUntil: 0 })
    .where(and(isInUse(ctx), eq(mailTransports.pass, token), gt(mailTransports.probeUntil, 0)));
}

/** Records that the transport has answered. Does nothing while all is well. */
export async function recordSuccess(ctx: Context, { isProbe, isHealthy: wasHealthy }: Pass): Promise<void> {
  if (wasHealthy) return;
  await change(ctx, (gate) => (isHealthy(gate) ? null : { after: afterSuccess(gate, isProbe), probeUntil: 0 }));
}

/** Records that the transport has failed, and returns what follows from it. */
export function recordFailure(ctx: Context, { isProbe }: Pass, error: MailError): Promise<Gate | null> {
  const { isThrottle, retryAfterMs } = error;
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return change(ctx, (gate) => ({
    after: afterFailure(gate, { isProbe, isThrottle, retryAfterMs }, ctx.clock(), chance / 2 ** 32),
    probeUntil: isProbe ? 0 : gate.probeUntil,
    lastError: error.message,
  }));
}

/** How often a change begins again because another Worker was faster. */
const MAX_TRIES = 10;

/** Changes the breaker by a rule, and logs when it opens or closes. If Workers keep overtaking each other, the last one leaves it. */
async function change(
  ctx: Context,
  rule: (gate: Gate) => { after: Breaker; probeUntil: number; lastError?: string } | null,
): Promise<Gate | null> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const [gate] = await readGate(ctx);
    const next = gate ? rule(gate) : null;
    if (!gate || !next) return gate ?? null;
    const { after, probeUntil, lastError = gate.lastError } = next;
    const [changed] = await ctx.db
      .update(mailTransports)
      .set({ ...after, probeUntil, lastError, revision: gate.revision + 1 })
      .where(and(isInUse(ctx), eq(mailTransports.revision, gate.revision)))
      .returning();
    if (!changed) continue;
    logChange(ctx, gate, changed);
    return changed;
  }
  return null;
}

function logChange(ctx: Context, before: Gate, after: Gate): void {
  const { name, openUntil, openings, lastError } = after;
  if (openUntil !== null && openUntil !== before.openUntil) {
    const seconds = Math.round((openUntil - ctx.clock()) / 1000);
    ctx.log("mail-transport-away", { transport: name, seconds, openings, error: lastError });
  } else if (openUntil === null && before.openUntil !== null) {
    const minutes = before.downSince === null ? 0 : Math.round((ctx.clock() - before.downSince) / 60_000);
    ctx.log("mail-transport-back", { transport: name, minutes });
  }
}

/** The state of the transport in use, for those who watch over the product. A transport that has sent nothing yet is closed, as is good. */
export async function readBreaker(ctx: Context) {
  const [[gate]] = await runTogether(ctx.db, [readGate(ctx)]);
  const { openUntil, downSince, lastError } = gate ?? { openUntil: null, downSince: null, lastError: null };
  return {
    transport: transportOf(ctx.settings),
    state: stateOf({ openUntil }, ctx.clock()),
    /** When it opened, and until when mails wait; null while it is closed. */
    downSince,
    openUntil,
    lastError: openUntil === null ? null : lastError,
  };
}
