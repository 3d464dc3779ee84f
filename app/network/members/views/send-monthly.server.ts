import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { dayIn } from "~/core/days/days";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import { readListQuery } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { countListed, exportRow } from "../exports/request.server";
import { sendSteps } from "../exports/sweep.server";
import { memberExports, memberViews } from "../tables";
import { monthOf } from "./views.server";

/** Views per run; the rest waits for the next run. */
const MAX_SENT = 20;

/**
 * The job: asks for the file of each view that is sent monthly, once a month. The mail that says it is ready goes to its reader. A reader who has
 * left gets none.
 */
export async function sendViews(ctx: Context): Promise<JobResult> {
  const month = monthOf(ctx.clock());
  const due = await ctx.db
    .select({
      id: memberViews.id,
      kind: memberViews.kind,
      query: memberViews.query,
      corporateId: memberViews.corporateId,
      userId: sql<string>`${memberViews.sentTo}`.as("reader_id"),
      language: users.language,
      timeZone: companyZone,
    })
    .from(memberViews)
    .innerJoin(users, and(eq(users.id, memberViews.sentTo), eq(users.companyId, memberViews.corporateId)))
    .innerJoin(companies, and(eq(companies.id, memberViews.corporateId), companies.isCorporate))
    .where(and(isNotNull(memberViews.sentTo), lt(memberViews.sentIn, month), isNull(users.erasedAt)))
    .orderBy(asc(memberViews.sentIn), asc(memberViews.id))
    .limit(MAX_SENT);
  const ids: string[] = [];
  for (const { id, kind, query, corporateId, userId, language, timeZone } of due) {
    const list = readListQuery(new URLSearchParams(query));
    const population = { corporateId, kind, today: dayIn(ctx.clock(), timeZone) };
    const row = exportRow(ctx, {
      user: { id: userId, companyId: corporateId, language },
      wanted: { kind, exported: "list", query: list },
      expected: await countListed(ctx, population, list),
      isWhole: false,
    });
    // NULL, which makes the batch fail, if another run has been here.
    const isDue = sql<string>`(select ${memberViews.sentTo} from ${memberViews} where ${memberViews.id} = ${id} and ${memberViews.sentIn} < ${month})`;
    const done = await runTogether(ctx.db, [
      ctx.db.insert(memberExports).values({ ...row, userId: isDue }),
      ctx.db.update(memberViews).set({ sentIn: month }).where(eq(memberViews.id, id)),
    ]).catch(guardGone("member_exports.user_id"));
    if (done) ids.push(row.id);
  }
  await sendSteps(ctx, ids);
  return { did: { sent: ids.length }, cursor: due.length === MAX_SENT ? "more" : null };
}
