import { eq, sql } from "drizzle-orm";
import type { Context } from "./context";
import { hashToken } from "./crypto/tokens";
import { isListed } from "./d1/client";
import { rateLimits } from "./d1/own-tables";
import { networksOf } from "./network";

export interface Limit {
  /** Uses that are let through in one window. */
  max: number;
  windowMs: number;
}

export type LimitVerdict = { ok: true } | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number };

/** A key to count on, and its limit. */
export type Counter = [key: string, limit: Limit];

/** Uses a wider network gets for each use of a narrower one, because several subscribers share it. */
const WIDER = 2;

/**
 * The counters of a caller, by network. IPv6 has two: a subscriber's /64, and the /48 of a site, whose owner could call from another /64
 * each time. Neither key reveals the address.
 */
export function callerCounters(name: string, address: string, { max, windowMs }: Limit): Counter[] {
  return networksOf(address).map((network, index) => [
    `${name}/${hashToken(network)}`,
    { max: index === 0 ? max : max * WIDER, windowMs },
  ]);
}

/** Counts one or several uses of `key` in its fixed window and says whether it is still within the limit. One atomic statement. */
export async function countUse(ctx: Context, key: string, limit: Limit, uses = 1): Promise<LimitVerdict> {
  const { count, resetsAt } = await addUse(ctx, key, limit.windowMs, uses);
  if (count <= limit.max) return { ok: true };
  return tooMany(ctx, resetsAt);
}

/**
 * Counts on several counters in order, up to the first that refuses: what one caller does too often is not counted for an address. For a
 * limit on failures, call `uncountAll` if the attempt did not fail.
 */
export async function countAll(ctx: Context, counters: readonly Counter[], uses = 1): Promise<LimitVerdict> {
  for (const [key, limit] of counters) {
    const verdict = await countUse(ctx, key, limit, uses);
    if (!verdict.ok) return verdict;
  }
  return { ok: true };
}

/** Whether a counter has reached its limit, without counting. */
export async function isUsedUp(ctx: Context, [key, { max }]: Counter): Promise<boolean> {
  const [row] = await ctx.db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row !== undefined && row.resetsAt > ctx.clock() && row.count >= max;
}

/** Counts a use and returns the number of uses in the window, for work that is postponed rather than refused. */
export async function addUse(
  ctx: Context,
  key: string,
  windowMs: number,
  uses = 1,
): Promise<{ count: number; resetsAt: number }> {
  const now = ctx.clock();
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key, count: uses, resetsAt: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= ${now} then ${uses} else ${rateLimits.count} + ${uses} end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now} then ${now + windowMs} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  return row ?? { count: uses, resetsAt: now + windowMs };
}

/** Takes one counted use back. A limit on failures counts attempts before they are judged, so that none slips through. */
export const uncountUse = (ctx: Context, key: string): Promise<void> => uncount(ctx, [key]);

/** Takes one counted use back from each of these counters. */
export const uncountAll = (ctx: Context, counters: readonly Counter[]): Promise<void> =>
  uncount(
    ctx,
    counters.map(([key]) => key),
  );

async function uncount(ctx: Context, keys: string[]): Promise<void> {
  await ctx.db
    .update(rateLimits)
    .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
    .where(isListed(rateLimits.key, keys));
}

function tooMany(ctx: Context, resetsAt: number): Extract<LimitVerdict, { ok: false }> {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - ctx.clock()) / 1000));
  return { ok: false, reason: "too-many-requests", retryAfterSeconds };
}
