import { and, asc, eq, sql } from "drizzle-orm";
import { requiredCount, toProgress } from "~/assessment/answers/rules/completion";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { type ChosenOpen, countLate } from "~/assessment/deadlines/rules/chosen";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { deadlines } from "~/assessment/deadlines/tables";
import { viewDueDate } from "~/assessment/deadlines/view";
import { memberOfKindPath } from "~/core/addresses/network";
import { dayIn } from "~/core/days/days";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import { LEVELS } from "~/core/level";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { expiringStatement, pausedStatement, raisedStatement } from "~/network/members/attention.server";
import { chosenOpenStatement } from "~/network/members/find-members.server";
import { countsStatement } from "~/network/members/member-counts.server";
import { memberStandings as standings } from "~/network/members/tables";
import { type CountCell, countLevels, summarise } from "~/network/membership/rules/counts";
import { isReminding, nextInNetwork, REMINDINGS, remindedBy } from "~/network/membership/rules/home";
import { mayRemind, readListQuery } from "~/network/membership/rules/list";
import { mayRemindMembers } from "~/network/membership/rules/members";
import { doneStatement } from "~/network/requests/list.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** The most members that home names of those who have not finished. */
const MAX_NAMED = 5;

/** How far the members are, kind by kind: counts, a few names of those who have not finished, and the next step. */
export async function readNetwork(ctx: Context, user: CurrentUser, asked: string | null) {
  const today = dayIn(ctx.clock(), user.timeZone);
  const everybody = readListQuery(new URLSearchParams());
  const [[own], dates, [answered], [raised], [expiring], ...found] = await runTogether(ctx.db, [
    ctx.db.select({ code: companies.accessCode }).from(companies).where(eq(companies.id, user.companyId)),
    ctx.db
      .select({ kind: deadlines.kind, dueOn: deadlines.dueOn })
      .from(deadlines)
      .where(and(eq(deadlines.companyId, user.companyId), eq(deadlines.scope, "members"))),
    doneStatement(ctx, user.companyId),
    raisedStatement(ctx, user.companyId),
    expiringStatement(ctx, user.companyId, today),
    ...KINDS_OF_ASSESSMENTS.map((kind) => countsStatement(ctx, { corporateId: user.companyId, kind })),
    ...KINDS_OF_ASSESSMENTS.map((kind) => unfinishedStatement(ctx, user, kind)),
    ...KINDS_OF_ASSESSMENTS.map((kind) =>
      chosenOpenStatement(ctx, { corporateId: user.companyId, kind, today }, everybody),
    ),
    ...KINDS_OF_ASSESSMENTS.map((kind) => pausedStatement(ctx, user.companyId, kind)),
  ]);
  const canRemind = mayRemindMembers(user);
  const kinds = await Promise.all(
    KINDS_OF_ASSESSMENTS.map(async (kind, index) => {
      const cells = found[index] as CountCell[];
      const open = found[KINDS_OF_ASSESSMENTS.length + index] as Unfinished[];
      const [chosen] = found[2 * KINDS_OF_ASSESSMENTS.length + index] as ChosenOpen[];
      const [paused] = found[3 * KINDS_OF_ASSESSMENTS.length + index] as { count: number }[];
      const totals = summarise(cells);
      const date = dates.find((each) => each.kind === kind);
      const left = date ? daysLeft(date.dueOn, ctx.clock(), user.timeZone) : null;
      const levels = countLevels(cells);
      return {
        kind,
        totals,
        paused: paused?.count ?? 0,
        late: countLate(
          totals.none + totals.draft,
          date !== undefined && left === null,
          chosen ?? { late: 0, inTime: 0 },
        ),
        levels: LEVELS.map((level) => ({ level, count: levels.get(level) ?? 0 })),
        due: date ? viewDueDate({ dueOn: date.dueOn, daysLeft: left }, user.language) : null,
        open: await Promise.all(open.map((row) => viewUnfinished(ctx, row, kind, canRemind))),
      };
    }),
  );
  const next = nextInNetwork(kinds, canRemind);
  const reminding = canRemind && isReminding(asked) && remindedBy(asked, kinds) > 0 ? asked : null;
  return {
    code: own?.code ?? null,
    /** How many of its requests are done and wait for it, how many red flags its members have, and how many documents expire soon. */
    attention: { answered: answered?.count ?? 0, flags: raised?.count ?? 0, expiring: expiring?.count ?? 0 },
    canRemind,
    kinds,
    next: { step: next, count: isReminding(next) ? remindedBy(next, kinds) : 0 },
    /** The question whether to remind many members, if one is asked. */
    question: reminding && { ...REMINDINGS[reminding], count: remindedBy(reminding, kinds) },
  };
}

type Unfinished = Awaited<ReturnType<typeof unfinishedStatement>>[number];

/** The statement that reads a few members who have not finished: drafts first, then by how long they have waited. */
function unfinishedStatement(ctx: Context, user: CurrentUser, kind: Kind) {
  return ctx.db
    .select({
      companyId: standings.companyId,
      company: companies.name,
      standing: standings.standing,
      remindedAt: standings.remindedAt,
      scope: standings.scope,
      answeredRequired: assessments.answeredRequired,
      catalogueVersion: assessments.catalogueVersion,
    })
    .from(standings)
    .innerJoin(companies, eq(companies.id, standings.companyId))
    .leftJoin(assessments, eq(assessments.id, standings.assessmentId))
    .where(
      and(
        eq(standings.corporateId, user.companyId),
        eq(standings.kind, kind),
        sql`${standings.standing} in ('none', 'draft')`,
      ),
    )
    .orderBy(asc(standings.standing), asc(standings.changedAt))
    .limit(MAX_NAMED);
}

/** A member as home names it: how far its draft is, if it shares that. */
async function viewUnfinished(ctx: Context, row: Unfinished, kind: Kind, canRemind: boolean) {
  const { companyId, company, standing, scope, answeredRequired, catalogueVersion, remindedAt } = row;
  const isShared = standing === "draft" && scope === "full" && catalogueVersion !== null;
  const all = isShared ? requiredCount(await getCatalogue(ctx, catalogueVersion)) : null;
  return {
    id: ctx.ids.seal(companyId),
    href: memberOfKindPath(kind, ctx.ids.seal(companyId)),
    company,
    isBegun: standing === "draft",
    percent: all === null ? null : toProgress(answeredRequired ?? 0, all).percent,
    canRemind: canRemind && mayRemind(false, remindedAt, ctx.clock()),
  };
}
