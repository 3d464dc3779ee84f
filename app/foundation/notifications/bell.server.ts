import { and, count, desc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { FALLBACK } from "~/core/language";
import { ANNOUNCEMENT } from "~/foundation/notifications/rules/announcements";
import { sessions } from "~/foundation/tables/access";
import { announcements } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";
import { type Found, runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { notifications } from "./tables";

/** How many entries the bell opens on. */
const LATEST = 5;
/** The badge counts no further: «9+». */
const MAX_COUNTED = 10;

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

/** The statements that read the bell of a session's user, for a batch; `toBell` takes what they find. At most five entries, and ten of an index. */
export function bellStatements(ctx: Context, sessionId: string) {
  return [latestEntries(ctx.db, { sessionId }), unreadEntries(ctx.db, { sessionId })] as const;
}

const userOf = (sessionId: Placeholder) =>
  sql`(select ${sessions.userId} from ${sessions} where ${sessions.id} = ${sessionId})`;

const latestEntries = preparedQuery(["sessionId"], (db, { sessionId }) =>
  selectEntries({ db }, sql`${users.language}`)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.userId, userOf(sessionId)))
    .orderBy(...NEWEST_FIRST)
    .limit(LATEST),
);

const unreadEntries = preparedQuery(["sessionId"], (db, { sessionId }) => {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userOf(sessionId)), isNull(notifications.readAt)))
    .limit(MAX_COUNTED)
    .as("unread");
  return db.select({ count: count().as("count") }).from(unread);
});

/** The bell, from what its statements have found. */
export function toBell([latest, [unread]]: Found<ReturnType<typeof bellStatements>>): Bell {
  return { latest, unread: unread?.count ?? 0 };
}

/** The bell that was read with the session, or, of a form that is shown again after it was sent, as it is now. */
export async function bellOf(
  ctx: Context,
  { bell, sessionId }: { bell: Bell | "failed" | null; sessionId: string },
): Promise<Bell | "failed"> {
  if (bell !== null) return bell;
  const found = await attempt(ctx.log, "bell", () => runTogether(ctx.db, bellStatements(ctx, sessionId)));
  return found.ok ? toBell(found.value) : "failed";
}
