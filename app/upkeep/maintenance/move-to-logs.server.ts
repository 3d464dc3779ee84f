import { asc, type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { FALLBACK, fieldIn, LANGUAGES } from "~/core/language";
import { formerNotifications } from "~/foundation/notifications/former-tables";
import { notices, settledMessages } from "~/foundation/notifications/log-tables";
import { ANNOUNCEMENT } from "~/foundation/notifications/rules/announcements";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import { securityEvents } from "~/foundation/tables/access";
import { formerJobRuns } from "~/foundation/tables/former-tables";
import { runLog, securityLog } from "~/foundation/tables/log-tables";
import { announcements } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { budgetOf, type JobResult } from "~/platform/job";

const DAY_MS = 24 * 60 * 60_000;
/** Rows in one step, of three statements. */
const ROWS_AT_ONCE = 500;
/** What a run may use: some 25,000 rows. Other jobs of the same cron run have the rest. */
const BUDGET = { statements: 150, ms: 60_000 };

/**
 * How long a settled message stays where it was written. Only there does its event count once, so it must stay for as long as the same event
 * may be written again: by a job that catches up after an outage, a week at most (`MAX_LATE_DAYS` in `nudges.ts`), and by a retry of whatever
 * else, hours at most. What is written again later is a new occasion: a draft that passes its half once more, a company that joins again.
 */
export const SETTLED_STAY_MS = 8 * DAY_MS;

/** Security events stay for a day. */
export const EVENTS_STAY_MS = DAY_MS;

/** Rows that move: from which table to which, in which order, and which of them. `columns` are those that are made anew. */
interface Move {
  from: SQLiteTable & { id: SQLiteColumn };
  to: SQLiteTable;
  at: Column;
  which: (now: number) => SQL;
  columns?: Record<string, SQL>;
}

const isSettled = sql`${outbox.status} in ('completed', 'skipped', 'failed')`;
/** Its letter is sent again from it. */
const hasLetter = sql`exists (select 1 from ${deadLetters} where ${deadLetters.outboxId} = ${outbox.id})`;

/** The titles that notices of announcements have had in their data since they were given a database of their own. */
const titles = LANGUAGES.map((language) => {
  const titleOf = (of: string) => sql`json_extract(${announcements.texts}, ${sql.raw(`'$.${of}.title'`)})`;
  return sql`${sql.raw(`'${fieldIn("title", language)}'`)}, coalesce(${titleOf(language)}, ${titleOf(FALLBACK)})`;
});
const withTitles = sql`case when ${formerNotifications.cause} = ${ANNOUNCEMENT} then coalesce((select json_patch(${formerNotifications.data}, json_object(${sql.join(titles, sql`, `)})) from ${announcements} where ${announcements.id} = ${formerNotifications.data} ->> 'announcementId'), ${formerNotifications.data}) else ${formerNotifications.data} end`;

const MOVES: readonly Move[] = [
  {
    from: outbox,
    to: settledMessages,
    at: outbox.createdAt,
    which: (now) => sql`${outbox.createdAt} <= ${now - SETTLED_STAY_MS} and ${isSettled} and not ${hasLetter}`,
  },
  {
    from: securityEvents,
    to: securityLog,
    at: securityEvents.at,
    which: (now) => sql`${securityEvents.at} <= ${now - EVENTS_STAY_MS}`,
  },
  {
    from: formerNotifications,
    to: notices,
    at: formerNotifications.createdAt,
    which: () => sql`true`,
    columns: { data: withTitles },
  },
  { from: formerJobRuns, to: runLog, at: formerJobRuns.startedAt, which: () => sql`true` },
];

/**
 * Moves what is settled to LOGS: first it is written there, then it is deleted here. A run that dies in between leaves both, and the next
 * one ends it. While LOGS is away nothing is lost, and the job fails.
 */
export async function moveToLogs(ctx: Context): Promise<JobResult> {
  const hasRoom = budgetOf(ctx, BUDGET);
  let moved = 0;
  for (const move of MOVES) {
    let isMore = true;
    while (isMore) {
      if (!hasRoom()) return { did: { moved }, cursor: "more" };
      const count = await moveSome(ctx, move);
      moved += count;
      isMore = count === ROWS_AT_ONCE;
    }
  }
  return { did: { moved }, cursor: null };
}

async function moveSome(ctx: Context, { from, to, at, which, columns = {} }: Move): Promise<number> {
  const wanted = Object.entries(getTableColumns(to));
  const source = getTableColumns(from);
  const values = wanted.map(([name]) => columns[name] ?? sql`${source[name as keyof typeof source]}`);
  const found = await ctx.db
    .select({
      id: sql<string>`${from.id}`.as("moved_id"),
      row: sql<string>`json_array(${sql.join(values, sql`, `)})`.as("moved_row"),
    })
    .from(from)
    .where(which(ctx.clock()))
    .orderBy(asc(at))
    .limit(ROWS_AT_ONCE);
  if (found.length === 0) return 0;
  const places = wanted.map((_, index) => sql.raw(`value ->> ${index}`));
  const rows = `[${found.map(({ row }) => row).join()}]`;
  // `where true`: without it SQLite takes the conflict clause for a part of a join.
  await ctx.logs
    .insert(to)
    .select(sql`select ${sql.join(places, sql`, `)} from json_each(${rows}) where true`)
    .onConflictDoNothing();
  const ids = found.map(({ id }) => id);
  await ctx.db.delete(from).where(isListed(from.id, ids));
  return found.length;
}
