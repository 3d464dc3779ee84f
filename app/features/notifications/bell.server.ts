import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { FALLBACK } from "~/domain/language";
import { ANNOUNCEMENT } from "~/domain/notifications/announcements";
import { attempt } from "~/features/web/attempt.server";
import type { Context } from "~/platform/context";
import type { Database } from "~/platform/d1/client";
import { rowsOf } from "~/platform/d1/rows-of";
import { sessions } from "~/platform/d1/schema/access";
import { notifications } from "~/platform/d1/schema/notifications";
import { announcements } from "~/platform/d1/schema/office";
import { users } from "~/platform/d1/schema/people";
import { writeOnce } from "~/platform/d1/write-once";

/** How many entries the bell opens on. */
const LATEST = 5;
/** The badge counts no further: «9+». */
const MOST_COUNTED = 10;

/** A notification as the bell and the lists read it; its words come from cause and data. */
const ENTRY = {
  id: notifications.id,
  type: notifications.type,
  cause: notifications.cause,
  data: notifications.data,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};
export type Entry = Pick<typeof notifications.$inferSelect, keyof typeof ENTRY> & {
  /** An announcement's own words in the reader's language; null for everything else, and once it is deleted. */
  title: string | null;
  body: string | null;
};

/** Entries with an announcement's words in a language, which SQL gives: one row more for each that is an announcement; `more` columns beside them. */
export function selectEntries<M extends Record<string, SQL.Aliased>>(
  { db }: Pick<Context, "db">,
  language: SQL,
  more: M = {} as M,
) {
  const word = (name: "title" | "body") =>
    sql<
      string | null
    >`coalesce(json_extract(${announcements.texts}, '$.' || ${language} || ${sql.raw(`'.${name}'`)}), json_extract(${announcements.texts}, ${sql.raw(`'$.${FALLBACK}.${name}'`)}))`.as(
      name,
    );
  return db
    .select({ ...ENTRY, title: word("title"), body: word("body"), ...more })
    .from(notifications)
    .leftJoin(
      announcements,
      sql`${announcements.id} = json_extract(${notifications.data}, '$.announcementId') and ${notifications.cause} = ${sql.raw(`'${ANNOUNCEMENT}'`)}`,
    );
}

/** Newest first; of events in the same millisecond the one that was delivered last. */
export const NEWEST_FIRST: SQL[] = [desc(notifications.createdAt), desc(sql`${notifications}.rowid`)];

/** What the bell shows. */
export interface Bell {
  latest: Entry[];
  /** Unread ones, counted up to ten. */
  unread: number;
}

/** The bell of a user as columns of a statement over `users`: at most five rows, and ten of an index. */
export function bellColumns(db: Database) {
  const isOwn = eq(notifications.userId, users.id);
  const latest = selectEntries({ db }, sql`${users.language}`)
    .where(isOwn)
    .orderBy(...NEWEST_FIRST)
    .limit(LATEST);
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isOwn, isNull(notifications.readAt)))
    .limit(MOST_COUNTED);
  return {
    latest: rowsOf<Entry>(latest, "latest"),
    unread: sql<number>`(select count(*) from ${unread})`.as("unread"),
  };
}

/** The bell that was read with the session, or, of a form that is shown again after it was sent, as it is now. */
export async function bellOf(
  ctx: Context,
  { bell, sessionId }: { bell: Bell | "failed" | null; sessionId: string },
): Promise<Bell | "failed"> {
  if (bell !== null) return bell;
  const found = await attempt(ctx.log, "bell", () => bellNow(ctx.db, { sessionId }));
  return found.ok ? (found.value[0] ?? { latest: [], unread: 0 }) : "failed";
}

const bellNow = writeOnce(["sessionId"], (db, { sessionId }) =>
  db
    .select(bellColumns(db))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId)),
);
