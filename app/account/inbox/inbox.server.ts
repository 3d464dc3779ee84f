import { and, count, eq, isNull, lte, sql } from "drizzle-orm";
import { inEveryLanguage } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { ENTRY, type Entry, NEWEST_FIRST } from "~/foundation/notifications/bell.server";
import type { EntryInFull } from "~/foundation/notifications/entries.server";
import { notices } from "~/foundation/notifications/log-tables";
import { ANNOUNCEMENT } from "~/foundation/notifications/rules/announcements";
import { announcements } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";

type Reader = Pick<CurrentUser, "id" | "language">;

/** A page of a user's notifications, newest first. One round trip, and a second one if there are announcements among them. */
export async function listEntries(
  ctx: Context,
  user: Reader,
  page: { offset: number; limit: number; isUnreadOnly: boolean },
): Promise<EntryInFull[]> {
  return inFull(ctx, user, await entriesQuery(ctx, user.id, page));
}

/** The same page, plus the total count and the unread count. */
export async function listAndCount(ctx: Context, user: Reader, page: { offset: number; limit: number }) {
  const [list, [counts]] = await runTogether(ctx.logs, [
    entriesQuery(ctx, user.id, { ...page, isUnreadOnly: false }),
    ctx.logs
      .select({ count: count(), unread: sql<number>`count(*) - count(${notices.readAt})`.as("unread") })
      .from(notices)
      .where(eq(notices.userId, user.id)),
  ]);
  return { count: counts?.count ?? 0, unread: counts?.unread ?? 0, list: await inFull(ctx, user, list) };
}

/** Adds what the announcements among them say. */
async function inFull(ctx: Context, { language }: Reader, entries: Entry[]): Promise<EntryInFull[]> {
  const idOf = ({ cause, data }: Entry) => (cause === ANNOUNCEMENT ? data.announcementId : undefined);
  const ids = [...new Set(entries.flatMap((entry) => idOf(entry) ?? []))];
  const found =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: announcements.id, texts: announcements.texts })
          .from(announcements)
          .where(isListed(announcements.id, ids));
  return entries.map((entry) => {
    const announcement = found.find(({ id }) => id === idOf(entry));
    return { ...entry, body: announcement ? inEveryLanguage(announcement.texts)[language].body : null };
  });
}

function entriesQuery(
  ctx: Context,
  userId: string,
  { offset, limit, isUnreadOnly }: { offset: number; limit: number; isUnreadOnly: boolean },
) {
  return ctx.logs
    .select(ENTRY)
    .from(notices)
    .where(and(eq(notices.userId, userId), isUnreadOnly ? isNull(notices.readAt) : undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
}

export type EntryVerdict = ({ ok: true } & Pick<Entry, "cause" | "data">) | { ok: false; reason: "not-found" };

/** Marks one of the user's notifications as read. One that is already read keeps its time. */
export async function markRead(ctx: Context, userId: string, id: string): Promise<EntryVerdict> {
  const [row] = await ctx.logs
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${ctx.clock()})` })
    .where(and(eq(notices.id, id), eq(notices.userId, userId)))
    .returning({ cause: notices.cause, data: notices.data });
  return row ? { ok: true, ...row } : { ok: false, reason: "not-found" };
}

/** Marks everything up to `until` as read. The user has not yet seen what came later. */
export async function markAllRead(ctx: Context, userId: string, until = ctx.clock()): Promise<void> {
  await ctx.logs
    .update(notices)
    .set({ readAt: ctx.clock() })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), lte(notices.createdAt, until)));
}

export async function deleteEntry(ctx: Context, userId: string, id: string): Promise<EntryVerdict> {
  const [row] = await ctx.logs
    .delete(notices)
    .where(and(eq(notices.id, id), eq(notices.userId, userId)))
    .returning({ cause: notices.cause, data: notices.data });
  return row ? { ok: true, ...row } : { ok: false, reason: "not-found" };
}

/** Deletes everything up to `until`. */
export async function deleteAllEntries(ctx: Context, userId: string, until = ctx.clock()): Promise<void> {
  await ctx.logs.delete(notices).where(and(eq(notices.userId, userId), lte(notices.createdAt, until)));
}
