import { inArray, lte } from "drizzle-orm";
import { sweepOutbox } from "~/features/notifications/outbox.server";
import type { Context } from "~/platform/context";
import { rateLimits, refreshTokens, sessions, spentTokens } from "~/platform/d1/schema";

/** Rows deleted from one table in one run; what is left waits for the next. */
const CHUNK = 90;

/** What the clock makes due: messages whose queue send was lost, and rows that have expired. */
export async function runDue(ctx: Context): Promise<void> {
  const swept = await sweepOutbox(ctx);
  const now = ctx.clock();
  const deleted = await ctx.db.batch([
    ctx.db
      .delete(sessions)
      .where(
        inArray(
          sessions.tokenHash,
          ctx.db.select({ key: sessions.tokenHash }).from(sessions).where(lte(sessions.expiresAt, now)).limit(CHUNK),
        ),
      )
      .returning({ key: sessions.tokenHash }),
    ctx.db
      .delete(refreshTokens)
      .where(
        inArray(
          refreshTokens.tokenHash,
          ctx.db
            .select({ key: refreshTokens.tokenHash })
            .from(refreshTokens)
            .where(lte(refreshTokens.expiresAt, now))
            .limit(CHUNK),
        ),
      )
      .returning({ key: refreshTokens.tokenHash }),
    ctx.db
      .delete(spentTokens)
      .where(
        inArray(
          spentTokens.nonce,
          ctx.db
            .select({ key: spentTokens.nonce })
            .from(spentTokens)
            .where(lte(spentTokens.expiresAt, now))
            .limit(CHUNK),
        ),
      )
      .returning({ key: spentTokens.nonce }),
    ctx.db
      .delete(rateLimits)
      .where(
        inArray(
          rateLimits.key,
          ctx.db.select({ key: rateLimits.key }).from(rateLimits).where(lte(rateLimits.resetsAt, now)).limit(CHUNK),
        ),
      )
      .returning({ key: rateLimits.key }),
  ]);
  ctx.log("cron", { swept, deleted: deleted.reduce((total, rows) => total + rows.length, 0) });
}
