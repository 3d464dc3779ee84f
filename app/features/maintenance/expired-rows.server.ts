import { and, isNotNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { ANSWERED_LIFE_MS, LOG_LIFE_MS } from "~/domain/privacy/periods";
import type { Context } from "~/platform/context";
import { inQuery, isListed } from "~/platform/d1/client";
import {
  knownDevices,
  rateLimits,
  recoveries,
  refreshTokens,
  securityEvents,
  sessions,
  spentTokens,
} from "~/platform/d1/schema/access";
import { deadLetters, notifications, outbox } from "~/platform/d1/schema/notifications";
import { jobRuns, supportTickets } from "~/platform/d1/schema/office";
import { emailChanges, invitations } from "~/platform/d1/schema/people";
import type { JobResult } from "~/platform/job";

/**
 * Rows deleted from one table in one run; what is left waits for the next. Bounded, since the batch is one transaction:
 * nobody else writes while it lasts, and D1 ends a query after 30 seconds.
 */
const CHUNK = 5000;

/** Deletes what has expired: sessions, tokens, codes, wishes and counters. */
export async function deleteExpiredRows(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  return finished(
    await ctx.db.batch([
      ended(ctx, sessions, sessions.id, sessions.expiresAt, now),
      ended(ctx, refreshTokens, refreshTokens.tokenHash, refreshTokens.expiresAt, now),
      ended(ctx, spentTokens, spentTokens.nonce, spentTokens.expiresAt, now),
      ended(ctx, recoveries, recoveries.id, recoveries.expiresAt, now),
      ended(ctx, invitations, invitations.id, invitations.expiresAt, now),
      ended(ctx, emailChanges, emailChanges.id, emailChanges.expiresAt, now),
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
      ended(ctx, rateLimits, rateLimits.key, rateLimits.resetsAt, now),
    ]),
  );
}

/** Deletes technical logs, notices and answered questions whose time is up (privacy policy, «How long we keep data»). */
export async function deleteOldLogs(ctx: Context): Promise<JobResult> {
  const until = ctx.clock() - LOG_LIFE_MS;
  return finished(
    await ctx.db.batch([
      ended(ctx, securityEvents, securityEvents.id, securityEvents.at, until),
      ended(ctx, notifications, notifications.id, notifications.createdAt, until),
      ended(ctx, jobRuns, jobRuns.id, jobRuns.startedAt, until),
      ended(ctx, deadLetters, deadLetters.id, deadLetters.receivedAt, until),
      ended(ctx, outbox, outbox.id, outbox.createdAt, until, not(isListed(outbox.status, ["pending", "retrying"]))),
      ended(
        ctx,
        supportTickets,
        supportTickets.id,
        supportTickets.createdAt,
        ctx.clock() - ANSWERED_LIFE_MS,
        isNotNull(supportTickets.answeredAt),
      ),
    ]),
  );
}

/** Deletes a bounded part of the rows of a table whose time was up by then. */
function ended(ctx: Context, table: SQLiteTable, key: SQLiteColumn, end: SQLiteColumn, until: number, other?: SQL) {
  const keys = ctx.db
    .select({ key })
    .from(table)
    .where(and(lte(end, until), other))
    .limit(CHUNK);
  return ctx.db.delete(table).where(inQuery(key, keys));
}

/** Where one table was too long for this run, the next goes on. */
function finished(answers: { meta: { changes: number } }[]): JobResult {
  const counts = answers.map(({ meta }) => meta.changes);
  const deleted = counts.reduce((total, count) => total + count, 0);
  return { did: { deleted }, cursor: counts.some((count) => count >= CHUNK) ? "more" : null };
}
