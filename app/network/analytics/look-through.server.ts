import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { latestResults } from "~/foundation/tables/results";
import type { Filter } from "~/network/analytics/rules/filters";
import { counterBehind, type Listed, MAX_LOOKED, type Unordered } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { hasCounter, NO_COUNTERS } from "~/results/statistics/count.server";
import { contributions, standings } from "~/results/tables/cells";
import { type Cursor, isIn, isOf, isPast, orderedBy, ownerNameOf } from "./names.server";
import type { Of } from "./read.server";

/** The score that sets the order when a population is searched for an answer. Every result has it. */
const IN_ORDER_OF = { subject: "overall", level: null };

/**
 * The statement that checks the next companies of a population, ordered by the list's score or else by the overall score, for those behind
 * a bar: the filter and a counter of their contribution decide. It returns one row for each company it checks, one more than a page takes,
 * and names only those behind the bar. So it reads the same number of rows whatever the size of the population and however few companies
 * match.
 */
export function lookThroughStatement(ctx: Context, of: Of, filter: Filter, list: Listed, after?: Cursor) {
  const { population, kind, subject, rank, score, companyId } = standings;
  const which = "level" in list ? list : IN_ORDER_OF;
  const candidates = ctx.db
    .select({ rank, score, companyId })
    .from(standings)
    .where(and(isIn(of, orderedBy(filter).ordered, which), after && isPast(after)))
    .orderBy(desc(rank), desc(score), desc(companyId))
    .limit(MAX_LOOKED + 1)
    .as("candidates");
  const isSame = and(
    and(eq(population, of.population), eq(kind, of.kind), eq(subject, which.subject)),
    isOf(candidates),
  );
  const isBehind = and(isIn(of, filter, which), "level" in list ? undefined : isCounted(list));
  const named = (name: SQL) => sql<string | null>`case when ${isBehind} then ${name} end`;
  return ctx.db
    .select({
      company: named(
        sql`(select ${companies.name} from ${companies} where ${companies.id} = ${candidates.companyId})`,
      ).as("company_name"),
      username: named(ownerNameOf(sql`${candidates.companyId}`)).as("owner_name"),
      /** The version of the questionnaire that it answered. */
      version: assessments.catalogueVersion,
      rank: candidates.rank,
      score: candidates.score,
      companyId: candidates.companyId,
    })
    .from(candidates)
    .innerJoin(standings, isSame)
    .leftJoin(latestResults, and(eq(latestResults.companyId, candidates.companyId), eq(latestResults.kind, of.kind)))
    .leftJoin(contributions, eq(contributions.assessmentId, latestResults.assessmentId))
    .leftJoin(assessments, eq(assessments.id, latestResults.assessmentId))
    .orderBy(desc(candidates.rank), desc(candidates.score), desc(candidates.companyId));
}

/** SQL condition: the contribution has the counter of a list. For a list without the answer: it has answers, but not that one. */
function isCounted(list: Unordered): SQL | undefined {
  const { part, name } = counterBehind(list);
  if (part === "scores") return sql`json_extract(${contributions.scores}, ${`$."${name}"`}) is not null`;
  const isCounted = hasCounter(name);
  if ("recorded" in list || list.isYes) return isCounted;
  return and(sql`${contributions.answers} <> ${NO_COUNTERS}`, sql`${isCounted} is not true`);
}
