import { and, count, eq, isNotNull } from "drizzle-orm";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { passkeys, twoSteps } from "~/foundation/tables/access";
import { tallies } from "~/foundation/tables/office";
import { type AnnouncementSummary, listAnnouncements } from "~/office/announcements/drafts.server";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";

const LATEST = 3;

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
  /** Whether a second step or a passkey protects the administrator's own account. */
  isGuarded: boolean;
}

/** The figures of the start page. One round trip. */
export async function getOverview(ctx: Context, user: CurrentUser): Promise<Overview> {
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
    isGuarded: twoStep !== undefined || (keys?.count ?? 0) > 0,
  };
}
