import { sql } from "drizzle-orm";
import { noteReading } from "~/assessment/answers/associated.server";
import { getCatalogue, newestVersion } from "~/assessment/catalogue/catalogue.server";
import { monthsAfter } from "~/core/days/days";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { NO_FILTER } from "~/network/analytics/rules/filters";
import { readAllSums } from "~/network/members/figure-sums.server";
import { listFlags } from "~/network/members/flags/flags.server";
import { countsStatement } from "~/network/members/member-counts.server";
import { type CountCell, summarise } from "~/network/membership/rules/counts";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { MAX_TIED, today } from "../load-page.server";
import { listVendor, rankedFirst, vendorsStatement, type Which } from "../names.server";
import { toFirsts } from "../names-view";
import { groupStatement, type Of, toGroup } from "../read.server";

const LOWEST = { subject: "overall", end: "bottom" } as const satisfies Which;
const HIGHEST = { subject: "overall", end: "top" } as const satisfies Which;
/** How many companies of each end are named. */
const NAMED = { lowest: 5, highest: 3 };

/** What a page for the board is made from. */
export type BoardRead = NonNullable<Awaited<ReturnType<typeof readBoard>>>;

/**
 * The portfolio of the reader's company: what its list and its statistics read, so as many rows however many members there are. The ledger
 * records the companies that are named in the batch that reads their names. Null for a reader without members.
 */
export async function readBoard(ctx: Context, user: CurrentUser) {
  if (!maySeeMembers(user)) return null;
  const corporateId = user.companyId;
  const of: Of = { population: corporateId, kind: READINESS };
  const last = today(ctx).slice(0, 7);
  // Cells hold what each company is counted by now, by the month in which it was completed. So they tell how old results are, and not what
  // the levels were a year ago.
  const lately = { first: monthsAfter(`${last}-01`, -11).slice(0, 7), last };
  const end = (which: Which, named: number) => vendorsStatement(ctx, of, NO_FILTER, which, named + MAX_TIED + 1);
  const isNamed = sql`(${assessments.id} in ${rankedFirst(ctx, of, LOWEST, NAMED.lowest)} or ${assessments.id} in ${rankedFirst(ctx, of, HIGHEST, NAMED.highest)})`;
  const [[[newest], members, climate, group, recent, lowest, highest], flags, sums] = await Promise.all([
    runTogether(ctx.db, [
      newestVersion(ctx, READINESS),
      countsStatement(ctx, { corporateId, kind: READINESS }),
      countsStatement(ctx, { corporateId, kind: PROGRESS }),
      groupStatement(ctx, of, "scores", NO_FILTER),
      groupStatement(ctx, of, "scores", NO_FILTER, lately),
      end(LOWEST, NAMED.lowest),
      end(HIGHEST, NAMED.highest),
      noteReading(ctx, user, "export", isNamed),
    ]),
    listFlags(ctx, user),
    readAllSums(ctx, user),
  ]);
  const firsts = (rows: typeof lowest, named: number) =>
    toFirsts(
      rows.map((row) => listVendor(ctx, of, { ...row, username: row.username ?? "" })),
      named,
      MAX_TIED,
    );
  return {
    catalogue: await getCatalogue(ctx, newest?.version ?? ""),
    members: members as CountCell[],
    /** How many members have completed the assessment of climate work. */
    climate: summarise(climate as CountCell[]).done,
    group: toGroup(group),
    recent: { companies: toGroup(recent).companies, since: lately.first },
    lowest: firsts(lowest, NAMED.lowest),
    highest: firsts(highest, NAMED.highest),
    flags: flags.flags.map(({ name, members: count }) => ({ name, members: count })),
    isWaiting: flags.isWaiting,
    sums,
  };
}
