import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { results } from "~/foundation/tables/results";
import type { Filter } from "~/network/analytics/rules/filters";
import { countersBehind, type Listed, MAX_LOOKED, type Unordered } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { hasCounter, NO_COUNTERS } from "~/results/statistics/count.server";
import { contributions, rankings } from "~/results/tables/cells";
import { type Cursor, isPast, isRanked, isWithin, ownerNameOf, type Which } from "./names.server";
import type { Of } from "./read.server";

/** The score that sets the order when a population is searched for something else. Every result has it. */
const IN_ORDER_OF = { subject: "overall", level: null };

/** The order in which companies are checked. Those that have moved to a level are all on it. */
function orderFor(list: Listed): Which {
  if ("level" in list) return list;
  return "moved" in list && typeof list.moved === "object" ? { subject: "overall", level: list.moved.to } : IN_ORDER_OF;
}

/**
 * The statement that checks the next companies of a population, ordered by the list's score or else by the overall score, for those behind
 * a bar: the filter and a counter of their contribution decide. It returns one row for each company it checks, one more than a page takes,
 * and names only those behind the bar. So it reads the same number of rows whatever the size of the population and however few companies
 * match.
 */
export function lookThroughStatement(ctx: Context, of: Of, filter: Filter, list: Listed, after?: Cursor) {
  const { rank, score, contributionId } = rankings;
  const candidates = ctx.db
    .select({ rank, score, contributionId })
    .from(rankings)
    .where(and(isRanked(of, filter, orderFor(list)), after && isPast(after)))
    .orderBy(desc(rank), desc(score), desc(contributionId))
    .limit(MAX_LOOKED + 1)
    .as("candidates");
  const isBehind = and(isWithin(filter), "level" in list ? undefined : isCounted(list));
  const named = (name: SQL) => sql<string | null>`case when ${isBehind} then ${name} end`;
  return ctx.db
    .select({
      company: named(sql`(select ${companies.name} from ${companies} where ${companies.id} = ${results.companyId})`).as(
        "company_name",
      ),
      username: named(ownerNameOf(sql`${results.companyId}`)).as("owner_name"),
      /** The version of the questionnaire that it answered. */
      version: assessments.catalogueVersion,
      rank: candidates.rank,
      score: candidates.score,
      contributionId: candidates.contributionId,
      companyId: results.companyId,
    })
    .from(candidates)
    .innerJoin(contributions, eq(contributions.id, candidates.contributionId))
    .innerJoin(results, eq(results.assessmentId, contributions.assessmentId))
    .innerJoin(assessments, eq(assessments.id, contributions.assessmentId))
    .orderBy(desc(candidates.rank), desc(candidates.score), desc(candidates.contributionId));
}

/** SQL condition: the contribution has a counter of a list. For a list without the answer: it has answers, but not that one. */
function isCounted(list: Unordered): SQL | undefined {
  const { part, names } = countersBehind(list);
  if (part === "scores")
    return or(...names.map((name) => sql`json_extract(${contributions.scores}, ${`$."${name}"`}) is not null`));
  const isCounted = or(...names.map(hasCounter));
  if (!("isYes" in list) || list.isYes) return isCounted;
  return and(sql`${contributions.answers} <> ${NO_COUNTERS}`, sql`${isCounted} is not true`);
}
