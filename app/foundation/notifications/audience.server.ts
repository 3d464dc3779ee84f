import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { SWEEP_AFTER_MS, sendToQueue } from "./outbox.server";
import { outbox } from "./tables";

/** By both channels to five hundred people, which no small company has. */
const MAX_ROWS = 1000;

/** An event that several people hear of, found by the statement that writes it. */
export interface Broadcast {
  cause: Cause;
  /** Makes the event count once for a person and channel, however often it is written. */
  eventId: string | SQL;
  data: Record<string, string> | SQL;
  /** Where the people are found: tables with `users` among them. */
  from?: SQL;
  /** Whom to tell: a condition on `from`. */
  to: SQL;
  /** Who of them has it in the app only: a condition on `from`. */
  inAppOnly?: SQL;
  /** Rows that are written at most; nobody beyond them is told, so it is far more than there can be. */
  most?: number;
}

/**
 * The statement that writes an event's outbox rows, one a person and channel, for the batch of what caused it; it gives back the ids
 * for `sendAll`. Whom it finds is decided in the batch itself: no read before it, and nobody who has gone meanwhile.
 */
export function notifyPeople(ctx: Context, { cause, eventId, data, from, to, inAppOnly, most = MAX_ROWS }: Broadcast) {
  const { type, channels } = CAUSES[cause];
  const now = ctx.clock();
  const values: Record<keyof typeof outbox.$inferSelect, SQL> = {
    id: sql`lower(hex(randomblob(16)))`,
    eventId: sql`${eventId}`,
    type: sql`${type}`,
    cause: sql`${cause}`,
    userId: sql`${users.id}`,
    channel: sql`channels.value`,
    data: is(data, SQL) ? data : sql`${JSON.stringify(data)}`,
    status: sql`'pending'`,
    attempts: sql`0`,
    lastError: sql`null`,
    createdAt: sql`${now}`,
    dueAt: sql`${now + SWEEP_AFTER_MS}`,
  };
  const columns = Object.keys(getTableColumns(outbox)).map((name) => values[name as keyof typeof values]);
  const everyChannel = sql`${from ?? users} cross join json_each(${JSON.stringify(channels)}) as channels`;
  // Whoever has been removed, or has left, is only waiting to be erased.
  const isThere = sql`${users.erasedAt} is null and (${users.deletionDueAt} is null or ${users.deletionDueAt} > ${now})`;
  const isMeant = inAppOnly ? sql`(channels.value = 'inApp' or not (${inAppOnly}))` : sql`true`;
  return ctx.db
    .insert(outbox)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from ${everyChannel} where ${isThere} and (${to}) and ${isMeant} limit ${most}`,
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
}

/** Hands what `tellPeople` has written to the queue, after its batch. */
export async function sendAll(ctx: Context, rows: { id: string }[]): Promise<void> {
  await sendToQueue(ctx, rows);
}
