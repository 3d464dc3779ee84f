import { and, count, eq, isNull, lte, sql } from "drizzle-orm";
import { type Entry, NEWEST_FIRST, selectEntries } from "~/foundation/notifications/bell.server";
import { notifications } from "~/foundation/notifications/tables";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** A page of a user's notifications, newest first. One round trip. */
export function listEntries(
  ctx: Context,
  userId: string,
  page: { offset: number; limit: number; isUnreadOnly: boolean },
): Promise<Entry[]> {
  return entriesQuery(ctx, userId, page);
}

/** The same page, plus the total count and the unread count. One round trip. */
export async function listAndCount(ctx: Context, userId: string, page: { offset: number; limit: number }) {
  const [list, [counts]] = await runTogether(ctx.db, [
    entriesQuery(ctx, userId, { ...page, isUnreadOnly: false }),
    ctx.db
      .select({ count: count(), unread: sql<number>`count(*) - count(${notifications.readAt})`.as("unread") })
      .from(notifications)
      .where(eq(notifications.userId, userId)),
  ]);
  return { count: counts?.count ?? 0, unread: counts?.unread ?? 0, list };
}

function entriesQuery(
  ctx: Context,
  userId: string,
  { offset, limit, isUnreadOnly }: { offset: number; limit: number; isUnreadOnly: boolean },
) {
  const language = sql`${ctx.db.select({ language: users.language }).from(users).where(eq(users.id, userId))}`;
  return selectEntries(ctx, language)
    .where(and(eq(notifications.userId, userId), isUnreadOnly ? isNull(notifications.readAt) : undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
}

export type EntryVerdict = ({ ok: true } & Pick<Entry, "cause" | "data">) | { ok: false; reason: "not-found" };

/** Marks one of the user's notifications as read. One that is already read keeps its time. */
export async function markRead(ctx: Context, userId: string, id: string): Promise<EntryVerdict> {
  const [row] = await ctx.db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${ctx.clock()})` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ cause: notifications.cause, data: notifications.data });
  return row ? { ok: true, ...row } : { ok: false, reason: "not-found" };
}

/** Marks everything up to `until` as read. The user has not yet seen what came later. */
export async function markAllRead(ctx: Context, userId: string, until = ctx.clock()): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.clock() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.createdAt, until)));
}

export async function deleteEntry(ctx: Context, userId: string, id: string): Promise<EntryVerdict> {
  const [row] = await ctx.db
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ cause: notifications.cause, data: notifications.data });
  return row ? { ok: true, ...row } : { ok: false, reason: "not-found" };
}

/** Deletes everything up to `until`. */
export async function deleteAllEntries(ctx: Context, userId: string, until = ctx.clock()): Promise<void> {
  await ctx.db.delete(notifications).where(and(eq(notifications.userId, userId), lte(notifications.createdAt, until)));
}
