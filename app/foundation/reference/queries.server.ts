import { and, asc, eq, isNull, or } from "drizzle-orm";
import { type Language, pickField } from "~/core/language";
import type { Text } from "~/core/text";
import { industries, places } from "~/foundation/tables/reference";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { namesOf } from "./names";

export interface Choice {
  id: string;
  name: string;
}

/** The lists in a form for a company's place and industry. */
export interface PlaceChoices {
  countries: Choice[];
  /** Of the chosen country. */
  states: Choice[];
  /** Of the chosen state, by name. */
  cities: string[];
  industries: Choice[];
}

/** Condition: the industry is offered to new choices, or is the one that the company has. */
const isOffered = (kept: string) => or(eq(industries.isActive, true), eq(industries.id, kept));

/**
 * Every country, the states of one country, the cities of one state and the industries, in the user's language. The
 * industries are those on offer plus the chosen one, or all of them. One round trip.
 */
export async function listPlaceChoices(
  ctx: Context,
  chosen: { country: string; state: string; industry?: string },
  language: Language,
  which: "offered" | "all" = "offered",
): Promise<PlaceChoices> {
  const [countries, states, cities, all] = await runTogether(ctx.db, [
    placesQuery(ctx, "country", null, language),
    placesQuery(ctx, "state", chosen.country, language),
    placesQuery(ctx, "city", chosen.state, language),
    ctx.db
      .select()
      .from(industries)
      .where(which === "all" ? undefined : isOffered(chosen.industry ?? ""))
      .orderBy(asc(industries.position)),
  ]);
  return {
    countries: byName(countries, language),
    states: byName(states, language),
    cities: byName(cities, language).map(({ name }) => name),
    industries: all.map((row) => ({ id: row.id, name: pickField(row, "name", language) })),
  };
}

/** The countries, the states of a country, or the cities of a state, sorted by name in the user's language. */
export async function listPlaces(
  ctx: Context,
  kind: "country" | "state" | "city",
  parentId: string | null,
  language: Language,
): Promise<Choice[]> {
  return byName(await placesQuery(ctx, kind, parentId, language), language);
}

function placesQuery(ctx: Context, kind: "country" | "state" | "city", parentId: string | null, language: Language) {
  return ctx.db
    .select({ id: places.id, name: pickField(places, "name", language) })
    .from(places)
    .where(and(eq(places.kind, kind), parentId === null ? isNull(places.parentId) : eq(places.parentId, parentId)));
}

function byName(choices: Choice[], language: Language): Choice[] {
  const names = new Intl.Collator(language);
  return choices.sort((a, b) => names.compare(a.name, b.name));
}

/** The industries on offer, in their order, in the user's language. */
export async function listIndustries(ctx: Context, language: Language): Promise<Choice[]> {
  return (await listIndustryNames(ctx)).map(({ id, names }) => ({ id, name: names[language] }));
}

/** The industries on offer, in their order, with their names in every language. */
export async function listIndustryNames(ctx: Context): Promise<{ id: string; names: Text }[]> {
  const rows = await ctx.db
    .select()
    .from(industries)
    .where(eq(industries.isActive, true))
    .orderBy(asc(industries.position));
  return rows.map((row) => ({ id: row.id, names: namesOf(row) }));
}
