import { and, asc, type Column, desc, eq, gte, isNull, lte, min, or, sql } from "drizzle-orm";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import { oldestWaitingMail } from "~/foundation/notifications/waiting.server";
import { jobs } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import { runTogether, type Statement } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import { notifyOffice } from "./notify-office.server";
import {
  type Alert,
  type Change,
  CLOCK,
  changeAlerts,
  FAILURES_RUNNING,
  findCauses,
  findStoppedClock,
  LETTERS_ARE_NEW_MS,
} from "./rules/alerts";
import { alerts, heartbeats } from "./tables";

const GB = 1_000_000_000;
/** Counting stops here. */
const MAX_COUNTED = 100;

/** Notes that a cron run begins. The run goes on if that fails. */
export async function beat(ctx: Context): Promise<void> {
  try {
    await heartbeatWrite(ctx.db, "cron", ctx.clock());
  } catch (error) {
    watchFailed(ctx, error);
  }
}

/** The write of a heartbeat: always the same row. */
export function heartbeatWrite(db: Context["db"], name: "cron" | "health", at: number) {
  return db.insert(heartbeats).values({ name, at }).onConflictDoUpdate({ target: heartbeats.name, set: { at } });
}

export const lastBeat = (db: Context["db"]) =>
  db.select({ at: heartbeats.at }).from(heartbeats).where(eq(heartbeats.name, "cron"));

/** Among so many of the waiting messages, those that are due first, the oldest is looked for. */
const MAX_WAITING = 1000;

/**
 * The oldest message that waits for its delivery. One that has not been tried and is due later waits on purpose. It is the oldest of all
 * unless more than a thousand wait. Literals, not parameters: only then does SQLite use the partial index `outbox_due`.
 */
export function oldestMessage(db: Context["db"], now: number) {
  const isWaiting = sql`${outbox.status} in ('pending', 'retrying')`;
  const waiting = db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(isWaiting, or(lte(outbox.dueAt, now), sql`${outbox.attempts} > 0`)))
    .orderBy(asc(outbox.dueAt))
    .limit(MAX_WAITING)
    .as("waiting");
  return db.select({ at: min(waiting.createdAt) }).from(waiting);
}

/** The earlier of two times, null if there is neither. */
export const earliest = (...times: (number | null | undefined)[]) => {
  const known = times.filter((time) => time != null);
  return known.length > 0 ? Math.min(...known) : null;
};

/**
 * Looks for what the office must be warned of, at the end of each cron run: opens and ends alerts, and tells the office what is due. A
 * failure here fails nothing else.
 */
export async function watchOver(ctx: Context): Promise<void> {
  try {
    const now = ctx.clock();
    const newLetters = ctx.db
      .select({ id: deadLetters.id })
      .from(deadLetters)
      .where(and(sql`${deadLetters.retriedAt} is null`, gte(deadLetters.receivedAt, now - LETTERS_ARE_NEW_MS)))
      .limit(MAX_COUNTED);
    const [known, [last], [oldest], [waiting], letters, failures] = await runTogether(ctx.db, [
      selectAlerts(ctx),
      lastBeat(ctx.db),
      oldestMessage(ctx.db, now),
      oldestWaitingMail(ctx.db),
      newLetters,
      ctx.db.select({ job: jobs.name, times: jobs.failures }).from(jobs).where(gte(jobs.failures, FAILURES_RUNNING)),
    ]);
    // Their size comes with any answer.
    if (ctx.cost.logsBytes === 0) await ctx.logs.run(sql`select 1`).catch((error) => watchFailed(ctx, error));
    const measures = {
      lastCronAt: last?.at ?? null,
      oldestMessageAt: earliest(oldest?.at, waiting?.at),
      deadLetters: letters.length,
      failures,
      // Of the fuller one.
      databaseBytes: Math.max(ctx.cost.databaseBytes, ctx.cost.logsBytes),
      databaseLimitBytes: ctx.settings.DATABASE_LIMIT_GB * GB,
    };
    await settleAlerts(ctx, changeAlerts(known.map(toAlert), findCauses(measures, now), now));
  } catch (error) {
    watchFailed(ctx, error);
  }
}

const watchFailed = (ctx: Context, error: unknown) =>
  ctx.log("watch-failed", { error: errorMessage(error).slice(0, 500) });

/** How often an isolate looks whether cron still runs. */
const LOOK_EVERY_MS = 5 * 60_000;
let lookedAt = Number.NEGATIVE_INFINITY;

/** Whether it is time for this isolate to look whether cron still runs; then it is no longer. */
export function isClockLookDue(now: number): boolean {
  if (now - lookedAt < LOOK_EVERY_MS) return false;
  lookedAt = now;
  return true;
}

/** Opens the alert that the clock has stopped, and tells the office. Requests ask for this, since a cron that does not run cannot. */
export async function noticeStoppedClock(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const [last] = await lastBeat(ctx.db);
  const found = findStoppedClock({ lastCronAt: last?.at ?? null }, now);
  if (found.length === 0) return;
  const known = await selectAlerts(ctx).where(eq(alerts.name, CLOCK));
  await settleAlerts(ctx, changeAlerts(known.map(toAlert), found, now));
}

/** Writes the changes, logs what opens and ends, and tells the office what is due. */
async function settleAlerts(ctx: Context, changes: Change[]): Promise<void> {
  const now = ctx.clock();
  await runTogether(
    ctx.db,
    changes.map((change) => changeStatement(ctx, change, now)),
  );
  for (const { type, name } of changes) {
    if (type === "opens") ctx.log("alert-opened", { alert: name });
    if (type === "ends") ctx.log("alert-ended", { alert: name });
  }
  const current = (await selectAlerts(ctx)).map(toAlert);
  await notifyOffice(ctx, current);
}

function changeStatement(ctx: Context, change: Change, now: number): Statement {
  const { name } = change;
  const isThisOpen = and(eq(alerts.name, name), isNull(alerts.endedAt));
  if (change.type === "lasts") {
    return ctx.db.update(alerts).set({ facts: change.facts, seenAt: now }).where(isThisOpen);
  }
  if (change.type === "ends") {
    // Its end is as good as told when a higher step is told in its place.
    const told = change.isReplaced ? ({ mailed: "over", mailedAt: now, posted: "over", postedAt: now } as const) : {};
    return ctx.db
      .update(alerts)
      .set({ endedAt: now, ...told })
      .where(isThisOpen);
  }
  const begun = { facts: change.facts, openedAt: now, seenAt: now, endedAt: null };
  return ctx.db
    .insert(alerts)
    .values({ name, ...begun })
    .onConflictDoUpdate({
      target: alerts.name,
      set: {
        ...begun,
        mailed: toldBefore(alerts.mailed, alerts.mailed),
        mailedAt: toldBefore(alerts.mailed, alerts.mailedAt),
        posted: toldBefore(alerts.posted, alerts.posted),
        postedAt: toldBefore(alerts.posted, alerts.postedAt),
      },
      // Another Worker may have opened it meanwhile, and told the office.
      setWhere: sql`${alerts.endedAt} is not null`,
    });
}

/** A column of what a channel was told, when the alert opens again: empty if the channel knows that it was over (rules/alerts.ts). */
const toldBefore = (word: Column, column: Column) => sql`case when ${word} = 'over' then null else ${column} end`;

const selectAlerts = (ctx: Context) => ctx.db.select().from(alerts).$dynamic();

function toAlert(row: typeof alerts.$inferSelect): Alert {
  const { name, facts, openedAt, seenAt, endedAt, mailed, mailedAt, posted, postedAt } = row;
  return {
    name,
    facts,
    openedAt,
    seenAt,
    endedAt,
    mailed: mailed && { word: mailed, at: mailedAt ?? 0 },
    posted: posted && { word: posted, at: postedAt ?? 0 },
  };
}

/** How long an ended alert stays on the office's page. */
const SHOWN_MS = 7 * 24 * 60 * 60_000;

/** The alerts of the office's page: those that last, then those that ended within a week, the newest first. */
export async function listAlerts(ctx: Context): Promise<AlertView[]> {
  const rows = await selectAlerts(ctx);
  return rows
    .filter(({ endedAt }) => endedAt === null || ctx.clock() - endedAt <= SHOWN_MS)
    .sort((a, b) => Number(a.endedAt !== null) - Number(b.endedAt !== null) || b.openedAt - a.openedAt)
    .map(viewOf);
}

/** Those that last, the newest first. */
export async function listOpenAlerts(ctx: Context): Promise<AlertView[]> {
  const rows = await selectAlerts(ctx).where(isNull(alerts.endedAt)).orderBy(desc(alerts.openedAt));
  return rows.map(viewOf);
}

export type AlertView = Pick<Alert, "name" | "facts" | "openedAt" | "endedAt">;

const viewOf = ({ name, facts, openedAt, endedAt }: AlertView): AlertView => ({ name, facts, openedAt, endedAt });
