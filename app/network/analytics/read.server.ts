import { and, between, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Kind } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import { industries, places } from "~/foundation/tables/reference";
import { type Group, uniteGroups } from "~/network/analytics/rules/figures";
import { cutsOf, type Filter, type Months, monthsOf } from "~/network/analytics/rules/filters";
import type { Context } from "~/platform/context";
import { type CellContent, coordinatesOf } from "~/results/statistics/rules/cells";
import { analyticsCells as cells } from "~/results/tables/cells";

/** Whose statistics, and for which kind of assessment. */
export interface Of {
  population: string;
  kind: Kind;
}

/** The statement that reads a group: one row for all time, or one row per month for a range of months. */
export function groupStatement(
  ctx: Context,
  { population, kind }: Of,
  part: CellContent,
  filter: Filter,
  months: Months | null = monthsOf(filter),
) {
  const { country, state, industry, size, month } = coordinatesOf(cutsOf(filter));
  return ctx.db
    .select({ month: cells.month, companies: cells.companies, counters: cells.counters })
    .from(cells)
    .where(
      and(
        eq(cells.population, population),
        eq(cells.kind, kind),
        eq(cells.part, part),
        eq(cells.countryId, country),
        eq(cells.stateId, state),
        eq(cells.industryId, industry),
        eq(cells.size, size),
        months ? between(cells.month, months.first, months.last) : eq(cells.month, month),
      ),
    );
}

export type GroupRows = (Group & { month: string })[];

/** The sum of those rows, for certain months or for all. */
export function toGroup(rows: GroupRows, months?: Months): Group {
  return uniteGroups(months ? rows.filter(({ month }) => month >= months.first && month <= months.last) : rows);
}

/** SQL condition: the cell that belongs to a joined row of places or industries. */
function isCellOf({ population, kind }: Of, place: { country: SQL; state: SQL; industry: SQL }, rest: SQL): SQL {
  return sql`${cells.population} = ${population} and ${cells.kind} = ${kind} and ${cells.part} = 'scores'
    and ${cells.countryId} = ${place.country} and ${cells.stateId} = ${place.state} and ${cells.industryId} = ${place.industry}
    and ${rest}`;
}

const ANY = sql`'*'`;
const EVER = sql`${cells.size} = '*' and ${cells.month} = '*' and ${cells.companies} > 0`;

// The few rows of places or industries come first, each joined to the one cell it names. The other way around would read all cells of a
// population.
/**
 * Statements that read the choices of a filter: the countries, the states of the chosen country and the industries that have any companies.
 */
export function choiceStatements(ctx: Context, of: Of, country: string, language: Language) {
  const name = pickField(places, "name", language);
  return [
    ctx.db
      .select({ id: places.id, name })
      .from(places)
      .crossJoin(cells)
      .where(
        and(
          eq(places.kind, "country"),
          sql`${places.parentId} is null`,
          isCellOf(of, { country: sql`${places.id}`, state: ANY, industry: ANY }, EVER),
        ),
      ),
    ctx.db
      .select({ id: places.id, name })
      .from(places)
      .crossJoin(cells)
      .where(
        and(
          eq(places.kind, "state"),
          eq(places.parentId, country),
          isCellOf(of, { country: sql`${country}`, state: sql`${places.id}`, industry: ANY }, EVER),
        ),
      ),
    ctx.db
      .select({ id: industries.id, name: pickField(industries, "name", language) })
      .from(industries)
      .crossJoin(cells)
      .where(isCellOf(of, { country: ANY, state: ANY, industry: sql`${industries.id}` }, EVER))
      .orderBy(industries.position),
  ] as const;
}

export interface Choice {
  id: string;
  name: string;
}

/** The statement that counts companies by state, for one country or for every country that has any companies. */
export function statesStatement(ctx: Context, of: Of, filter: Filter, language: Language) {
  const country = alias(places, "country");
  const months = monthsOf(filter);
  const { state, industry, size } = coordinatesOf(cutsOf(filter));
  const rest = sql`${cells.size} = ${size} and ${months ? between(cells.month, months.first, months.last) : eq(cells.month, "*")} and ${cells.companies} > 0`;
  const hasAnybody = sql`exists (select 1 from ${cells} as one where one.population = ${of.population} and one.kind = ${of.kind}
    and one.part = 'scores' and one.country_id = ${country.id} and one.state_id = '*' and one.industry_id = '*' and one.size = '*' and one.month = '*')`;
  return ctx.db
    .select({
      id: places.id,
      name: pickField(places, "name", language),
      // Rows come as objects, so no two columns may have the same name.
      country: sql<string>`${pickField(country, "name", language)}`.as("country_name"),
      countryId: sql<string>`${country.id}`.as("country_of_state"),
      companies: sql<number>`sum(${cells.companies})`.as("sum_of_companies"),
    })
    .from(country)
    .crossJoin(places)
    .crossJoin(cells)
    .where(
      and(
        eq(places.kind, "state"),
        eq(places.parentId, country.id),
        isCellOf(of, { country: sql`${country.id}`, state: sql`${places.id}`, industry: sql`${industry}` }, rest),
        eq(country.kind, "country"),
        sql`${country.parentId} is null`,
        filter.country ? eq(country.id, filter.country) : hasAnybody,
        state === "*" ? undefined : eq(places.id, state),
      ),
    )
    .groupBy(places.id);
}
