import { eq, sql } from "drizzle-orm";
import type { Context } from "./context";
import { rateLimits } from "./d1/schema/access";

export interface Limit {
  /** How many are let through in one window. */
  max: number;
  windowMs: number;
}

export type LimitVerdict = { ok: true } | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number };

/** Counts a use of `key`, or several at once, in its fixed window and says whether it is still within the limit. One atomic statement. */
export async function countUse(ctx: Context, key: string, limit: Limit, uses = 1): Promise<LimitVerdict> {
  const now = ctx.clock();
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key, count: uses, resetsAt: now + limit.windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= ${now} then ${uses} else ${rateLimits.count} + ${uses} end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now} then ${now + limit.windowMs} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.max) return { ok: true };
  return {
    ok: false,
    reason: "too-many-requests",
    retryAfterSeconds: Math.max(1, Math.ceil((row.resetsAt - now) / 1000)),
  };
}

/** Takes one counted use back, for a limit of failures: counted before they are judged, so that none slips through. */
export async function uncountUse(ctx: Context, key: string): Promise<void> {
  await ctx.db
    .update(rateLimits)
    .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, key));
}
