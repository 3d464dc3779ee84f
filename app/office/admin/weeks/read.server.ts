import { and, gte, lt } from "drizzle-orm";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { tallies } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { firstNameOf, type Week, weeksOf } from "../rules/weeks";

/** Follows the name of every weekly count. */
const BEHIND = "week/";

/** What happened in each of the last weeks, newest first. One round trip; reads the counts of these weeks, however many companies there are. */
export async function readWeeks(ctx: Context, user: CurrentUser): Promise<Week[]> {
  if (!mayAdminister(user)) return [];
  const now = ctx.clock();
  const [counts] = await runTogether(ctx.reads, [
    ctx.db
      .select({ name: tallies.name, count: tallies.count })
      .from(tallies)
      .where(and(gte(tallies.name, firstNameOf(now)), lt(tallies.name, BEHIND))),
  ]);
  return weeksOf(now, counts);
}
