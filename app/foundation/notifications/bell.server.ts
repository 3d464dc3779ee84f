import { and, count, desc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";
import { type Found, runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { bellReaders, notices } from "./log-tables";

/** How many entries the open bell shows. */
const LATEST = 5;
/** The badge counts no further: "9+". */
const MAX_COUNTED = 10;

/** The columns of a notification that the bell and the lists read. Its text comes from cause and data. */
export const ENTRY = {
  id: notices.id,
  type: notices.type,
  cause: notices.cause,
  data: notices.data,
  createdAt: notices.createdAt,
  readAt: notices.readAt,
};
export type Entry = Pick<typeof notices.$inferSelect, keyof typeof ENTRY>;

/** Newest first. Of events in the same millisecond, the one delivered last comes first. */
export const NEWEST_FIRST: SQL[] = [desc(notices.createdAt), desc(sql`${notices}.rowid`)];

/** What the bell shows. */
export interface Bell {
  latest: Entry[];
  /** Unread entries, counted only up to ten. */
  unread: number;
}

/** The user whom LOGS knows for a session. */
const readerOf = (sessionId: Placeholder) =>
  sql`(select ${bellReaders.userId} from ${bellReaders} where ${bellReaders.sessionId} = ${sessionId})`;

/** The queries that read a user's bell. They read at most five entries, and ten of an index. */
const queriesOf = <const N extends string>(name: N, isUser: (given: Placeholder) => SQL | Placeholder) => ({
  latest: preparedQuery([name], (db, given) =>
    db
      .select(ENTRY)
      .from(notices)
      .where(eq(notices.userId, isUser(given[name])))
      .orderBy(...NEWEST_FIRST)
      .limit(LATEST),
  ),
  unread: preparedQuery([name], (db, given) => {
    const unread = db
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.userId, isUser(given[name])), isNull(notices.readAt)))
      .limit(MAX_COUNTED)
      .as("unread");
    return db.select({ count: count().as("count") }).from(unread);
  }),
});

const OF_SESSION = queriesOf("sessionId", readerOf);
const OF_USER = queriesOf("userId", (userId) => userId);

const findReader = preparedQuery(["sessionId"], (db, { sessionId }) =>
  db.select({ userId: bellReaders.userId }).from(bellReaders).where(eq(bellReaders.sessionId, sessionId)),
);

/**
 * The bell of the user whom LOGS knows for a session, and who that is; null if it knows nobody yet. Can be read before the session itself is:
 * whoever shows it must make sure that it is the session's user.
 */
export async function bellOfSession(ctx: Context, sessionId: string): Promise<(Bell & { userId: string }) | null> {
  const [[reader], latest, [unread]] = await runTogether(ctx.logs, [
    findReader(ctx.logs, { sessionId }),
    OF_SESSION.latest(ctx.logs, { sessionId }),
    OF_SESSION.unread(ctx.logs, { sessionId }),
  ]);
  return reader ? { userId: reader.userId, latest, unread: unread?.count ?? 0 } : null;
}

const bellStatements = (ctx: Context, userId: string) =>
  [OF_USER.latest(ctx.logs, { userId }), OF_USER.unread(ctx.logs, { userId })] as const;

const toBell = ([latest, [unread]]: Found<ReturnType<typeof bellStatements>>): Bell => ({
  latest,
  unread: unread?.count ?? 0,
});

/** The user's bell. LOGS then knows who the session's user is, until the session's end. */
export async function bellOfUser(
  ctx: Context,
  { userId, ...session }: { userId: string; sessionId: string; expiresAt: number },
): Promise<Bell> {
  const [, ...found] = await runTogether(ctx.logs, [
    ctx.logs
      .insert(bellReaders)
      .values({ userId, ...session })
      .onConflictDoUpdate({ target: bellReaders.sessionId, set: { userId } }),
    ...bellStatements(ctx, userId),
  ]);
  return toBell(found);
}

/** The bell that was read with the session. For a form that is shown again after a submission, reads it now. */
export async function bellOf(
  ctx: Context,
  { id, bell }: { id: string; bell: Bell | "failed" | null },
): Promise<Bell | "failed"> {
  if (bell !== null) return bell;
  const found = await attempt(ctx.log, "bell", () => runTogether(ctx.logs, bellStatements(ctx, id)));
  return found.ok ? toBell(found.value) : "failed";
}
