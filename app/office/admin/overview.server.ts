import { and, count, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { deadLetters } from "~/foundation/notifications/tables";
import { passkeys, twoSteps } from "~/foundation/tables/access";
import { runLog } from "~/foundation/tables/log-tables";
import { supportTickets, tallies } from "~/foundation/tables/office";
import { attempt } from "~/foundation/web/attempt.server";
import { type AnnouncementSummary, listAnnouncements } from "~/office/announcements/drafts.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Counting stops here; the page shows "99+". */
const MAX_COUNTED = 100;

const LATEST = 3;

/** The work waiting for an administrator. */
export interface Overview {
  /** Unanswered questions and deliveries that failed permanently; counted up to a hundred. */
  openQuestions: number;
  deadLetters: number;
  /** Job runs that failed within the last day; counted up to a hundred. */
  failedRuns: number;
  /** The latest announcements. */
  announcements: AnnouncementSummary[];
  /** Counts of what the installation contains, by name (`tallies`). */
  tallies: Record<string, number>;
  /** Whether a second step or a passkey protects the administrator's own account. */
  isGuarded: boolean;
}

/** The figures of the start page. Two round trips at the same moment. */
export async function getOverview(ctx: Context, user: CurrentUser): Promise<Overview> {
  const open = ctx.db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(sql`${supportTickets.answeredAt} is null`)
    .limit(MAX_COUNTED)
    .as("open");
  const dead = ctx.db
    .select({ id: deadLetters.id })
    .from(deadLetters)
    .where(sql`${deadLetters.retriedAt} is null`)
    .limit(MAX_COUNTED)
    .as("dead");
  const failing = attempt(ctx.log, "failed-runs", () => listFailed(ctx));
  const [[questions], [letters], [twoStep], [keys], latest, counted] = await runTogether(ctx.db, [
    ctx.db.select({ count: count() }).from(open),
    ctx.db.select({ count: count() }).from(dead),
    ctx.db
      .select({ userId: twoSteps.userId })
      .from(twoSteps)
      .where(and(eq(twoSteps.userId, user.id), isNotNull(twoSteps.confirmedAt))),
    ctx.db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, user.id)),
    listAnnouncements(ctx, user, { offset: 0, limit: LATEST }),
    ctx.db.select().from(tallies),
  ]);
  const failed = await failing;
  return {
    openQuestions: questions?.count ?? 0,
    deadLetters: letters?.count ?? 0,
    failedRuns: failed.ok ? failed.value.length : 0,
    announcements: latest,
    tallies: Object.fromEntries(counted.map(({ name, count: number }) => [name, number])),
    isGuarded: twoStep !== undefined || (keys?.count ?? 0) > 0,
  };
}

async function listFailed(ctx: Context) {
  const isNew = gt(runLog.startedAt, ctx.clock() - DAY_MS);
  const failed = and(isNew, eq(runLog.outcome, "failed"));
  return ctx.logs.select({ id: runLog.id }).from(runLog).where(failed).limit(MAX_COUNTED);
}
