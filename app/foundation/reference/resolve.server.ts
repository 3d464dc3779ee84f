import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Text } from "~/core/text";
import { industries, places } from "~/foundation/tables/reference";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { namesOf } from "./names";

export interface Named {
  id: string;
  names: Text;
}

export interface Location {
  country: Named | null;
  state: Named | null;
  /** The given text, or the name of the city with the given id. */
  city: string;
  /** Its names, and whether new choices may use it. */
  industry: (Named & { isActive: boolean }) | null;
}

/**
 * Finds the given country, its state, the city and the industry: places by id or by their name in any language,
 * ignoring case. Null for what does not exist. One round trip.
 */
export async function resolveReferences(
  ctx: Context,
  given: { country: string; state: string; city: string; industry: string },
): Promise<Location> {
  const isCountry = and(eq(places.kind, "country"), sql`${places.parentId} is null`, isCalled(given.country));
  const countryIds = ctx.db.select({ id: places.id }).from(places).where(isCountry);
  const [countries, states, cities, [industry]] = await runTogether(ctx.db, [
    ctx.db.select().from(places).where(isCountry),
    ctx.db
      .select()
      .from(places)
      .where(and(eq(places.kind, "state"), inQuery(places.parentId, countryIds), isCalled(given.state))),
    ctx.db
      .select()
      .from(places)
      .where(and(eq(places.id, given.city), eq(places.kind, "city"))),
    ctx.db.select().from(industries).where(eq(industries.id, given.industry)),
  ]);
  const country = pick(countries, given.country);
  const ofCountry = states.filter((state) => state.parentId === country?.id);
  return {
    country: toNamed(country),
    state: toNamed(pick(ofCountry, given.state)),
    city: cities[0]?.nameEn ?? given.city,
    industry: industry ? { id: industry.id, names: namesOf(industry), isActive: industry.isActive } : null,
  };
}

/** The states in any country with this id, or else with this name in any language, ignoring case. */
export async function findStates(ctx: Context, value: string): Promise<{ id: string; countryId: string }[]> {
  const found = await ctx.db
    .select({ id: places.id, countryId: sql<string>`${places.parentId}` })
    .from(places)
    .where(and(eq(places.kind, "state"), isCalled(value)));
  const [itself] = found.filter(({ id }) => id === value);
  return itself ? [itself] : found;
}

function isCalled(value: string): SQL | undefined {
  const names = new Set(Object.values(namesOf(places)));
  return or(eq(places.id, value), ...[...names].map((name) => sql`${name} = ${value} collate nocase`));
}

/** A row with that exact id takes precedence over rows with that name. */
function pick<T extends { id: string }>(rows: T[], value: string): T | undefined {
  return rows.find((row) => row.id === value) ?? rows[0];
}

function toNamed(row: typeof places.$inferSelect | undefined): Named | null {
  return row ? { id: row.id, names: namesOf(row) } : null;
}
