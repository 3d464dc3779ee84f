import { and, asc, desc, eq, isNotNull, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { requiredCount, toProgress } from "~/assessment/answers/rules/completion";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { chosenDatesStatement } from "~/assessment/deadlines/list-chosen.server";
import { dateThatCounts } from "~/assessment/deadlines/rules/chosen";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { chosenDeadlines, chosenMembers, deadlines } from "~/assessment/deadlines/tables";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { industries } from "~/foundation/tables/reference";
import { type CountCell, countWanted, summarise } from "~/network/membership/rules/counts";
import { type ListQuery, MAX_FOUND } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import {
  chosenOpenStatement,
  cutPage,
  foundStatement,
  isLookedUp,
  type Page,
  pageStatement,
} from "./find-members.server";
import {
  countriesStatement,
  countsStatement,
  isNarrowed,
  listedFor,
  narrowedStatement,
  withLateness,
} from "./member-counts.server";
import { memberTags, taggedMembers } from "./tables";
import { tagsStatement } from "./tags/tags.server";
import { viewsStatement } from "./views/views.server";

export type MemberRow = Awaited<ReturnType<typeof listMembers>>["rows"][number];

/** The id of the user whom a list names for a company, as SQL: its owner. */
export const ownerOf = sql`(select "owner"."id" from ${users} as "owner" where "owner"."company_id" = ${companies.id} and "owner"."role" = 'owner' and "owner"."erased_at" is null limit 1)`;

/** The names of a member's tags, or of the red flags that it has raised; null if there is none, or in the office's list. */
const namesOf = (what: "tags" | "flags", corporateId: string, kind: Kind, companyId: SQLWrapper) =>
  sql<
    string | null
  >`(select group_concat(${memberTags.name}, '; ' order by ${memberTags.nameKey}) from ${taggedMembers} join ${memberTags} on ${memberTags.id} = ${taggedMembers.tagId} and ${what === "flags" ? isNotNull(memberTags.flag) : isNull(memberTags.flag)} where ${taggedMembers.corporateId} = ${corporateId} and ${taggedMembers.companyId} = ${companyId} and ${taggedMembers.kind} = ${kind})`.as(
    `${what}_names`,
  );

/**
 * A page of the companies that have joined the reader's company, or of all companies for a user of the network's office, with the counts by
 * standing. One round trip, two for those who are late. It reads as many rows as a few pages contain, however many companies have joined.
 */
export async function listMembers(ctx: Context, user: CurrentUser, kind: Kind, query: ListQuery, part?: Page) {
  const population = await withLateness(ctx, listedFor(ctx, user, kind), query);
  const { corporateId, today } = population;
  const page = pageStatement(ctx, population, query, part);
  const way = query.isAscending ? asc : desc;
  const [cells, found, counted, [date], [own], names, countries, narrowed, tags, views, dates, others] =
    await runTogether(ctx.reads, [
      countsStatement(ctx, population),
      ctx.db
        .select({
          companyId: page.companyId,
          scope: page.scope,
          standing: page.standing,
          assessmentId: page.assessmentId,
          overall: page.overall,
          first: page.first,
          second: page.second,
          third: page.third,
          changedAt: page.changedAt,
          remindedAt: page.remindedAt,
          value: page.value,
          industryId: page.industryId,
          company: companies.name,
          userId: users.id,
          username: users.username,
          answeredRequired: assessments.answeredRequired,
          catalogueVersion: assessments.catalogueVersion,
          startedAt: assessments.createdAt,
          updatedAt: assessments.updatedAt,
          tags: namesOf("tags", corporateId, kind, page.companyId),
          flags: namesOf("flags", corporateId, kind, page.companyId),
          chosenDueOn: chosenDeadlines.dueOn,
        })
        .from(page)
        .innerJoin(companies, eq(companies.id, page.companyId))
        .leftJoin(users, eq(users.id, ownerOf))
        .leftJoin(assessments, eq(assessments.id, page.assessmentId))
        .leftJoin(
          chosenMembers,
          and(
            eq(chosenMembers.corporateId, corporateId),
            eq(chosenMembers.companyId, page.companyId),
            eq(chosenMembers.kind, kind),
          ),
        )
        .leftJoin(chosenDeadlines, eq(chosenDeadlines.id, chosenMembers.deadlineId))
        .orderBy(way(page.value), way(page.companyId)),
      foundStatement(ctx, population, query),
      ctx.db
        .select({ dueOn: deadlines.dueOn })
        .from(deadlines)
        .where(and(eq(deadlines.companyId, corporateId), eq(deadlines.scope, "members"), eq(deadlines.kind, kind))),
      ctx.db.select({ code: companies.accessCode }).from(companies).where(eq(companies.id, corporateId)),
      ctx.db.select().from(industries).orderBy(asc(industries.position)),
      countriesStatement(ctx, population),
      narrowedStatement(ctx, population, query),
      tagsStatement(ctx, corporateId),
      viewsStatement(ctx, corporateId),
      chosenDatesStatement(ctx, corporateId, kind),
      // Those of a list of late members alone, whose count they change.
      ...(population.isOver ? [chosenOpenStatement(ctx, population, query)] : []),
    ]);
  const due = date ? { dueOn: date.dueOn, daysLeft: daysLeft(date.dueOn, ctx.clock(), user.timeZone) } : null;
  const isOver = due !== null && due.daysLeft === null;
  const counting = (isNarrowed(query) ? narrowed : cells) as CountCell[];
  const count = isLookedUp(population, query)
    ? (counted[0]?.count ?? 0)
    : countWanted(counting, query, isOver, others?.[0]?.inTime);
  const rows = [];
  for (const row of cutPage(found, query, count)) {
    const { answeredRequired, chosenDueOn, ...rest } = row;
    const { catalogueVersion } = row;
    const isDraft = row.standing === "draft" && catalogueVersion !== null && row.scope === "full";
    const progress = isDraft
      ? toProgress(answeredRequired ?? 0, requiredCount(await getCatalogue(ctx, catalogueVersion)))
      : null;
    const dueOn = dateThatCounts(chosenDueOn, date?.dueOn ?? null);
    rows.push({ ...rest, progress, chosenDueOn, isOver: dueOn !== null && dueOn < today });
  }
  return {
    rows,
    count,
    /** The search found so many companies that it stopped. */
    isCut: query.search !== "" && count >= MAX_FOUND,
    totals: summarise(cells as CountCell[]),
    cells: cells as CountCell[],
    due,
    dates,
    countries,
    tags,
    views,
    code: own?.code ?? null,
    industries: names,
  };
}
