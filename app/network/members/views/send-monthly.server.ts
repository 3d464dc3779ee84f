import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
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
import { memberExports, memberViews, viewReaders } from "../tables";
import { monthOf } from "./views.server";

/** Files per run; the rest waits for the next run. */
const MAX_SENT = 20;

/**
 * The job: asks for the file of each view for each of its readers, once a month. The mail that says it is ready goes to that reader. One who
 * has left gets none.
 */
export async function sendViews(ctx: Context): Promise<JobResult> {
  const month = monthOf(ctx.clock());
  const due = await ctx.db
    .select({
      id: memberViews.id,
      kind: memberViews.kind,
      query: memberViews.query,
      corporateId: memberViews.corporateId,
      userId: viewReaders.userId,
      language: users.language,
      timeZone: companyZone,
    })
    .from(viewReaders)
    .innerJoin(memberViews, eq(memberViews.id, viewReaders.viewId))
    .innerJoin(users, and(eq(users.id, viewReaders.userId), eq(users.companyId, memberViews.corporateId)))
    .innerJoin(companies, and(eq(companies.id, memberViews.corporateId), companies.isCorporate))
    .where(and(lt(viewReaders.sentIn, month), isNull(users.erasedAt)))
    .orderBy(asc(viewReaders.sentIn), asc(viewReaders.viewId), asc(viewReaders.userId))
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
    const isReader = and(eq(viewReaders.viewId, id), eq(viewReaders.userId, userId));
    const isDue = sql<string>`(select ${viewReaders.userId} from ${viewReaders} where ${isReader} and ${viewReaders.sentIn} < ${month})`;
    const done = await runTogether(ctx.db, [
      ctx.db.insert(memberExports).values({ ...row, userId: isDue }),
      ctx.db.update(viewReaders).set({ sentIn: month }).where(isReader),
    ]).catch(guardGone("member_exports.user_id"));
    if (done) ids.push(row.id);
  }
  await sendSteps(ctx, ids);
  return { did: { sent: ids.length }, cursor: due.length === MAX_SENT ? "more" : null };
}
