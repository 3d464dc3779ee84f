import { inArray, lte } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { sweepOutbox } from "~/features/notifications/outbox.server";
import type { Context } from "~/platform/context";
import {
  emailChanges,
  knownDevices,
  rateLimits,
  recoveries,
  refreshTokens,
  sessions,
  spentTokens,
} from "~/platform/d1/schema";

/**
 * Rows deleted from one table in one run; what is left waits for the next. Bounded, since the batch is one transaction:
 * nobody else writes while it lasts, and D1 ends a query after 30 seconds.
 */
const CHUNK = 5000;

/** What the clock makes due: messages whose queue send was lost, and rows that have expired. */
export async function runDue(ctx: Context): Promise<void> {
  const swept = await sweepOutbox(ctx);
  const now = ctx.clock();
  const expired = (table: SQLiteTable, key: SQLiteColumn, end: SQLiteColumn) =>
    ctx.db.delete(table).where(inArray(key, ctx.db.select({ key }).from(table).where(lte(end, now)).limit(CHUNK)));
  const deleted = await ctx.db.batch([
    expired(sessions, sessions.id, sessions.expiresAt),
    expired(refreshTokens, refreshTokens.tokenHash, refreshTokens.expiresAt),
    expired(spentTokens, spentTokens.nonce, spentTokens.expiresAt),
    expired(recoveries, recoveries.id, recoveries.expiresAt),
    expired(emailChanges, emailChanges.id, emailChanges.expiresAt),
    expired(knownDevices, knownDevices.deviceHash, knownDevices.expiresAt),
    expired(rateLimits, rateLimits.key, rateLimits.resetsAt),
  ]);
  ctx.log("cron", { swept, deleted: deleted.reduce((total, { meta }) => total + meta.changes, 0) });
}
