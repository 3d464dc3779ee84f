import { and, asc, eq, sql } from "drizzle-orm";
import { mayRemindMembers } from "~/domain/access/members";
import { LEVELS } from "~/domain/catalogue/catalogue";
import { daysLeft } from "~/domain/deadlines/deadline";
import { READINESS } from "~/domain/kinds/kind";
import { type CountCell, countLevels, summarise } from "~/domain/network/counts";
import { mayRemind } from "~/domain/network/list";
import { countsStatement } from "~/features/company/member-counts.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { deadlines } from "~/platform/d1/schema/assessments";
import { companies } from "~/platform/d1/schema/company";
import { memberStandings as standings } from "~/platform/d1/schema/members";

/** Of those who are late, as many as home names. */
const MOST_LATE = 5;

/** How far those are who have joined, by the kind that comes first: from counters, and a few names of who is late. */
export async function readNetwork(ctx: Context, user: CurrentUser) {
  const isOwn = and(eq(standings.corporateId, user.companyId), eq(standings.kind, READINESS));
  const [found, [own], [date], waiting] = await ctx.db.batch([
    countsStatement(ctx, { corporateId: user.companyId, kind: READINESS }),
    ctx.db.select({ code: companies.accessCode }).from(companies).where(eq(companies.id, user.companyId)),
    ctx.db
      .select({ dueOn: deadlines.dueOn })
      .from(deadlines)
      .where(
        and(eq(deadlines.companyId, user.companyId), eq(deadlines.scope, "members"), eq(deadlines.kind, READINESS)),
      ),
    ctx.db
      .select({
        ...{ companyId: standings.companyId, company: companies.name, standing: standings.standing },
        remindedAt: standings.remindedAt,
      })
      .from(standings)
      .innerJoin(companies, eq(companies.id, standings.companyId))
      .where(and(isOwn, sql`${standings.standing} in ('none', 'draft')`))
      .orderBy(asc(standings.standing), asc(standings.changedAt))
      .limit(MOST_LATE),
  ]);
  const cells: CountCell[] = found;
  const left = date ? daysLeft(date.dueOn, ctx.clock()) : null;
  const levels = countLevels(cells);
  return {
    code: own?.code ?? null,
    totals: summarise(cells),
    levels: LEVELS.map((level) => ({ level, count: levels.get(level) ?? 0 })),
    due: date ? { date: longDate(Date.parse(date.dueOn), user.language), daysLeft: left } : null,
    late:
      date && left === null
        ? waiting.map(({ companyId, company, standing, remindedAt }) => ({
            ...{ id: ctx.ids.seal(companyId), company, isBegun: standing === "draft" },
            canRemind: mayRemindMembers(user) && mayRemind(false, remindedAt, ctx.clock()),
          }))
        : [],
    canRemind: mayRemindMembers(user),
  };
}
