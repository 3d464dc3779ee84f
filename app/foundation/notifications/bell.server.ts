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

/** How many entries the open bell shows. */
const LATEST = 5;
/** The badge counts no further: "9+". */
const MAX_COUNTED = 10;

/** A notification as the bell and the lists read it. Its text comes from cause and data. */
const ENTRY = {
  id: notifications.id,
  type: notifications.type,
  cause: notifications.cause,
  data: notifications.data,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};
export type Entry = Pick<typeof notifications.$inferSelect, keyof typeof ENTRY> & {
  /** An announcement's own text in the user's language. Null for everything else, and once the announcement is deleted. */
  title: string | null;
  body: string | null;
};

/**
 * Selects entries, with announcement texts in a language given as SQL. Each announcement reads one more row. `more`
 * adds columns.
 */
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

/** Newest first. Of events in the same millisecond, the one delivered last comes first. */
export const NEWEST_FIRST: SQL[] = [desc(notifications.createdAt), desc(sql`${notifications}.rowid`)];

/** What the bell shows. */
export interface Bell {
  latest: Entry[];
  /** Unread entries, counted only up to ten. */
  unread: number;
}

/**
 * The statements that read a session user's bell, for a batch; pass their results to `toBell`. They read at most five
 * entries, and ten of an index.
 */
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

/** Builds the bell from the results of its statements. */
export function toBell([latest, [unread]]: Found<ReturnType<typeof bellStatements>>): Bell {
  return { latest, unread: unread?.count ?? 0 };
}

/** The bell that was read with the session. For a form that is shown again after a submission, reads it now. */
export async function bellOf(
  ctx: Context,
  { bell, sessionId }: { bell: Bell | "failed" | null; sessionId: string },
): Promise<Bell | "failed"> {
  if (bell !== null) return bell;
  const found = await attempt(ctx.log, "bell", () => runTogether(ctx.db, bellStatements(ctx, sessionId)));
  return found.ok ? toBell(found.value) : "failed";
}
