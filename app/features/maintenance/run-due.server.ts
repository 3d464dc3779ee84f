import { inArray, lte, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { sweepOutbox } from "~/features/notifications/outbox.server";
import { eraseDue } from "~/features/privacy/erase.server";
import { deleteExpiredExports, sweepExports } from "~/features/privacy/sweep-exports.server";
import type { Context } from "~/platform/context";
import {
  emailChanges,
  knownDevices,
  notifications,
  rateLimits,
  recoveries,
  refreshTokens,
  securityEvents,
  sessions,
  spentTokens,
} from "~/platform/d1/schema";

/**
 * Rows deleted from one table in one run; what is left waits for the next. Bounded, since the batch is one transaction:
 * nobody else writes while it lasts, and D1 ends a query after 30 seconds.
 */
const CHUNK = 5000;

/** How long security events and what the bell shows are kept: as long as technical logs (design, decisions.md «Retention»). */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What the clock makes due: messages whose queue send was lost, rows that have expired, and accounts to erase. */
export async function runDue(ctx: Context): Promise<void> {
  const swept = (await sweepOutbox(ctx)) + (await sweepExports(ctx));
  const now = ctx.clock();
  const expired = (table: SQLiteTable, key: SQLiteColumn, end: SQLiteColumn, until = now) =>
    ctx.db.delete(table).where(inArray(key, ctx.db.select({ key }).from(table).where(lte(end, until)).limit(CHUNK)));
  const deleted = await ctx.db.batch([
    expired(sessions, sessions.id, sessions.expiresAt),
    expired(refreshTokens, refreshTokens.tokenHash, refreshTokens.expiresAt),
    expired(spentTokens, spentTokens.nonce, spentTokens.expiresAt),
    expired(recoveries, recoveries.id, recoveries.expiresAt),
    expired(emailChanges, emailChanges.id, emailChanges.expiresAt),
    // A key of two columns.
    ctx.db
      .delete(knownDevices)
      .where(
        sql`(${knownDevices.userId}, ${knownDevices.deviceHash}) in ${ctx.db
          .select({ userId: knownDevices.userId, deviceHash: knownDevices.deviceHash })
          .from(knownDevices)
          .where(lte(knownDevices.expiresAt, now))
          .limit(CHUNK)}`,
      ),
    expired(rateLimits, rateLimits.key, rateLimits.resetsAt),
    expired(securityEvents, securityEvents.id, securityEvents.at, now - YEAR_MS),
    expired(notifications, notifications.id, notifications.createdAt, now - YEAR_MS),
  ]);
  const files = await deleteExpiredExports(ctx);
  const erased = await eraseDue(ctx);
  ctx.log("cron", { swept, files, erased, deleted: deleted.reduce((total, { meta }) => total + meta.changes, 0) });
}
