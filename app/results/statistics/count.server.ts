import { type SQL, sql } from "drizzle-orm";
import { LEVELS } from "~/core/level";
import { EVERYBODY } from "~/core/scopes";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";
import { bitOf, type Cut, GROUPINGS, UNCUT } from "~/results/statistics/rules/cells";
import { analyticsCells, contributions, counterNames, rankingLists, rankings } from "~/results/tables/cells";
import { scores } from "~/results/tables/results";

/** Whose contributions to count, and in which of their populations. */
export interface Whose {
  /** A condition on `contributions`. */
  where: SQL;
  /** All of their populations if absent, or that of one corporate company. */
  among?: { corporateId: string };
}

/** The contributions of a company, of every kind. */
export const ofCompany = (companyId: string): SQL =>
  sql`${contributions.assessmentId} in (select ${assessments.id} from ${assessments} where ${assessments.companyId} = ${companyId})`;

/** The contribution of an assessment, if its company is counted by it. */
export const ofAssessment = (assessmentId: string): SQL => sql`${contributions.assessmentId} = ${assessmentId}`;

/**
 * Statements that add contributions to the cells of every population that their companies are in when the batch reaches them: 30 cells per
 * population, and three places in the ranking of each score. Put them after what makes the contributions count.
 */
export const count = (ctx: Context, whose: Whose): Statement[] => [
  addToCells(ctx, whose, 1),
  nameCuts(ctx, whose),
  addLists(ctx, whose),
  addToRankings(ctx, whose),
];

/** Statements that take back everything that `count` added. Put them before what ends the counting. */
export const uncount = (ctx: Context, whose: Whose): Statement[] => [
  addToCells(ctx, whose, -1),
  removeFromRankings(ctx, whose),
];

/** The month in which a result was completed, UTC. */
export const monthOf = sql<string>`strftime('%Y-%m', ${results.completedAt} / 1000, 'unixepoch')`;

/** No counters, as `contributions.answers` has them. */
export const NO_COUNTERS = ",";

/** The counters that a result adds to: those of its scores, as `counterOf` names them, and what else its contribution counts. */
export const scoresCounted = sql<string>`(
  select json_patch(coalesce(json_group_object(name, value), '{}'), ${contributions.scores}) from (
    select 'level.' || ${scores.subject} || '.' || ${scores.level} as name, 1 as value from ${scores} where ${scores.assessmentId} = ${contributions.assessmentId}
    union all select 'sum.' || ${scores.subject}, ${scores.score} from ${scores} where ${scores.assessmentId} = ${contributions.assessmentId} and ${scores.score} <> 0
    union all select 'squares.' || ${scores.subject}, ${scores.score} * ${scores.score} from ${scores} where ${scores.assessmentId} = ${contributions.assessmentId} and ${scores.score} <> 0
  )
)`;

/** The counters that a contribution's answers add one to, by name. The former version, while it still runs, writes them by name itself. */
const answersCounted = sql`case when ${contributions.answers} like '{%' then ${contributions.answers} else (
  select json_group_object(${counterNames.name}, 1) from json_each('[' || trim(${contributions.answers}, ',') || ']') as counter
  join ${counterNames} on ${counterNames.id} = counter.value) end`;

/** Statement that gives a number to each of these names that has none. Put it before what uses `counterNumbers`. */
export const nameCounters = ({ db }: Context, names: readonly string[]): Statement =>
  db
    .insert(counterNames)
    .select(sql`select null, value from json_each(${JSON.stringify(names)}) where true`)
    .onConflictDoNothing();

/** SQL for these counters as `contributions.answers` has them. */
export const counterNumbers = (names: readonly string[]): SQL<string> =>
  sql`(select ',' || coalesce(group_concat(${counterNames.id}, ',') || ',', '') from ${counterNames}
    where ${counterNames.name} in (select value from json_each(${JSON.stringify(names)})))`;

/** SQL for the number of a name; null if it has none. */
export const numberOf = (name: string | SQL): SQL =>
  sql`(select ${counterNames.id} from ${counterNames} where ${counterNames.name} = ${name})`;

/** SQL condition: a contribution's answers have the counter. */
export const hasCounter = (name: string | SQL): SQL =>
  sql`instr(${contributions.answers}, ',' || ${numberOf(name)} || ',') > 0`;

/**
 * One row for each population of the contributions, with the coordinates of its company. The population of a corporate company is the
 * companies that share everything with it.
 */
const counted = ({ where, among }: Whose) => sql`
  chosen as materialized (
    select ${contributions.id} as contribution_id, ${contributions.assessmentId} as assessment_id,
      ${assessments.companyId} as company_id, ${assessments.kind} as kind
    from ${contributions} join ${assessments} on ${assessments.id} = ${contributions.assessmentId} where ${where}
  ),
  populations (company_id, population) as (
    ${among ? sql`` : sql`select company_id, ${EVERYBODY} from chosen group by company_id union all`}
    select ${memberships.companyId}, ${memberships.corporateId} from ${memberships}
    where ${memberships.scope} = 'full' and ${memberships.companyId} in (select company_id from chosen)${
      among ? sql` and ${memberships.corporateId} = ${among.corporateId}` : sql``
    }
  ),
  counted as (
    select population, chosen.*, ${results.countryId} as country_id, ${results.stateId} as state_id,
      ${results.industryId} as industry_id, ${results.revenueBand} as size,
      ${monthOf} as month
    from chosen join populations using (company_id)
    join ${results} on ${results.assessmentId} = chosen.assessment_id
  )`;

const cutTo = (cut: Cut, column: SQL) =>
  sql`case when mask & ${sql.raw(String(bitOf(cut)))} then ${column} else ${UNCUT} end`;

/** The counters of the cell and those to add, added up; zero counters are dropped. */
const added = sql`(
  select json_group_object(key, total) from (
    select key, sum(value) as total from (
      select key, value from json_each(analytics_cells.counters)
      union all select key, value * excluded.companies from json_each(excluded.counters)
    ) group by key having sum(value) <> 0
  )
)`;

/** The columns are in the order of the insert. `excluded.companies` carries the sign: a cell to take back from always exists. */
function addToCells(ctx: Context, whose: Whose, sign: 1 | -1): Statement {
  const { population, kind, part, countryId, stateId, industryId, size, month } = analyticsCells;
  return ctx.db
    .insert(analyticsCells)
    .select(sql`
      with ${counted(whose)},
      contributed as materialized (
        select ${contributions.id} as contribution_id, ${scoresCounted} as scores, ${answersCounted} as answers
        from ${contributions} where ${contributions.id} in (select contribution_id from chosen)
      ),
      groupings as (select value ->> 0 as part, value ->> 1 as mask from json_each(${JSON.stringify(GROUPINGS)}))
      select population, kind, part, ${cutTo("country", sql`country_id`)}, ${cutTo("state", sql`state_id`)},
        ${cutTo("industry", sql`industry_id`)}, ${cutTo("size", sql`size`)}, ${cutTo("month", sql`month`)}, ${sign},
        case part when 'answers' then answers else scores end
      from counted join contributed using (contribution_id) cross join groupings where part = 'scores' or answers <> '{}'`)
    .onConflictDoUpdate({
      target: [population, kind, part, countryId, stateId, industryId, size, month],
      set: { companies: sql`${analyticsCells.companies} + excluded.companies`, counters: added },
    });
}

const rank = sql`case ${scores.level} ${sql.join(
  LEVELS.map((level, index) => sql`when ${level} then ${sql.raw(String(index))}`),
  sql` `,
)} end`;

/** What a company's rankings are cut by. */
const cuts = sql`json_each(json_array(${UNCUT}, industry_id, state_id)) as cuts`;

/** Numbers for those of them that have none. */
function nameCuts(ctx: Context, whose: Whose): Statement {
  return ctx.db
    .insert(counterNames)
    .select(sql`with ${counted(whose)} select null, cuts.value from counted cross join ${cuts} where true`)
    .onConflictDoNothing();
}

/** The lists that contributions have a place in. */
function addLists(ctx: Context, whose: Whose): Statement {
  return ctx.db
    .insert(rankingLists)
    .select(sql`
      with ${counted(whose)}
      select null, population, counted.kind, ${scores.subject}
      from counted join ${scores} on ${scores.assessmentId} = counted.assessment_id where true`)
    .onConflictDoNothing();
}

/** SQL for the places of contributions in their lists, three in each, as rows of `rankings`. */
const placesOf = (whose: Whose) => sql`
  with ${counted(whose)}
  select ${rankingLists.id}, ${counterNames.id}, ${rank}, ${scores.score}, contribution_id
  from counted join ${scores} on ${scores.assessmentId} = counted.assessment_id
  join ${rankingLists} on ${rankingLists.population} = counted.population and ${rankingLists.kind} = counted.kind
    and ${rankingLists.subject} = ${scores.subject}
  cross join ${cuts} join ${counterNames} on ${counterNames.name} = cuts.value`;

/** Erased companies have no name to be listed by. */
function addToRankings(ctx: Context, whose: Whose): Statement {
  return ctx.db.insert(rankings).select(sql`${placesOf(whose)}
    where exists (select 1 from ${companies} where ${companies.id} = company_id and ${companies.erasedAt} is null)`);
}

/** The statement that removes companies from every list that names them. */
function removeFromRankings(ctx: Context, whose: Whose): Statement {
  return ctx.db.delete(rankings).where(sql`(list_id, cut, rank, score, contribution_id) in (${placesOf(whose)})`);
}
