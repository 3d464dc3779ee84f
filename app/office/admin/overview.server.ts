import { and, count, eq, isNotNull } from "drizzle-orm";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { passkeys, twoSteps } from "~/foundation/tables/access";
import { tallies } from "~/foundation/tables/office";
import { type AnnouncementSummary, listAnnouncements } from "~/office/announcements/drafts.server";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import type { Week } from "./rules/weeks";
import { readWeeks } from "./weeks/read.server";

const LATEST = 3;
const RECENT_WEEKS = 2;

/** The counts of what the installation contains. Counts by week have names of their own. */
const TALLIES = [
  "companies",
  "corporate",
  "memberships",
  "people",
  ...KINDS_OF_ASSESSMENTS.flatMap((kind) => [`${kind}.draft`, `${kind}.completed`]),
];

/** What the start page shows beside what waits. */
export interface Overview {
  /** The latest announcements. */
  announcements: AnnouncementSummary[];
  /** Counts of what the installation contains, by name (`tallies`). */
  tallies: Record<string, number>;
  /** What happened this week and last week. */
  weeks: Week[];
  /** Whether a second step or a passkey protects the administrator's own account. */
  isGuarded: boolean;
}

/** The figures of the start page. */
export async function getOverview(ctx: Context, user: CurrentUser): Promise<Overview> {
  const weeks = readWeeks(ctx, user);
  const [[twoStep], [keys], latest, counted] = await runTogether(ctx.db, [
    ctx.db
      .select({ userId: twoSteps.userId })
      .from(twoSteps)
      .where(and(eq(twoSteps.userId, user.id), isNotNull(twoSteps.confirmedAt))),
    ctx.db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, user.id)),
    listAnnouncements(ctx, user, { offset: 0, limit: LATEST }),
    ctx.db.select().from(tallies).where(isListed(tallies.name, TALLIES)),
  ]);
  return {
    announcements: latest,
    tallies: Object.fromEntries(counted.map(({ name, count: number }) => [name, number])),
    weeks: (await weeks).slice(0, RECENT_WEEKS),
    isGuarded: twoStep !== undefined || (keys?.count ?? 0) > 0,
  };
}
