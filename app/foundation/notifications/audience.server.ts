import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { SWEEP_AFTER_MS, sendToQueue } from "./outbox.server";
import { outbox } from "./tables";

/** Both channels to five hundred people, more than any small company has. */
const MAX_ROWS = 1000;

/** An event for several people, whom the insert statement itself finds. */
export interface Broadcast {
  cause: Cause;
  /** Makes the event count once per person and channel, however often it is written. */
  eventId: string | SQL;
  data: Record<string, string> | SQL;
  /** Where to find the people: tables including `users`. */
  from?: SQL;
  /** Whom to tell: a condition on `from`. */
  to: SQL;
  /** Who gets it in the app only: a condition on `from`. */
  inAppOnly?: SQL;
  /** Whose act it is: that user's id. The bell never tells people of what they did; a mail about it is a receipt. */
  by?: string;
  /** The maximum number of rows. People beyond it are not told, so set it far above any possible number. */
  most?: number;
}

/**
 * The statement that writes an event's outbox rows, one per person and channel, for the batch of its cause. It returns
 * the ids for `sendAll`. The batch itself decides who is told: no read comes before it, and users who have gone in the
 * meantime are left out.
 */
export function notifyPeople(
  ctx: Context,
  { cause, eventId, data, from, to, inAppOnly, by, most = MAX_ROWS }: Broadcast,
) {
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
    urgency: sql`null`,
    waitingSince: sql`null`,
  };
  const columns = Object.keys(getTableColumns(outbox)).map((name) => values[name as keyof typeof values]);
  const everyChannel = sql`${from ?? users} cross join json_each(${JSON.stringify(channels)}) as channels`;
  // A user who has been removed or has left is only waiting to be erased.
  const isThere = sql`${users.erasedAt} is null and (${users.deletionDueAt} is null or ${users.deletionDueAt} > ${now})`;
  const isMailed = inAppOnly ? sql`(channels.value = 'inApp' or not (${inAppOnly}))` : sql`true`;
  const isNews = by === undefined ? sql`true` : sql`(channels.value = 'email' or ${users.id} <> ${by})`;
  return ctx.db
    .insert(outbox)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from ${everyChannel} where ${isThere} and (${to}) and ${isMailed} and ${isNews} limit ${most}`,
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
}

/** Hands the rows that `notifyPeople` wrote to the queue, after its batch. */
export async function sendAll(ctx: Context, rows: { id: string }[]): Promise<void> {
  await sendToQueue(ctx, rows);
}

/**
 * The beginning of an event's id that sorts by its time: `about` names what the event is about, "request-said/{request}/". The rest of the id
 * tells it from others of the same moment.
 */
export const eventAt = (about: string, time: number): string => about + String(Math.max(0, time)).padStart(14, "0");

/** Condition for `inAppOnly`: the reader has had a mail about the same since that time. */
export const isMailedSince = (about: string, since: number): SQL =>
  sql`exists (select 1 from ${outbox} as "mailed" where "mailed"."event_id" >= ${eventAt(about, since)} and "mailed"."event_id" < ${`${about}~`} and "mailed"."user_id" = ${users.id} and "mailed"."channel" = 'email')`;
