import { and, asc, eq, isNull } from "drizzle-orm";
import type { Text } from "~/domain/catalogue/catalogue";
import type { Language } from "~/domain/language";
import type { Context } from "~/platform/context";
import { industries, places } from "~/platform/d1/schema";

export interface Choice {
  id: string;
  name: string;
}

const PLACE_NAMES = { en: places.nameEn, fr: places.nameFr, ms: places.nameMs };

/** The countries, or the states of a country, or the cities of a state, by name in the reader's language. */
export async function listPlaces(
  ctx: Context,
  kind: "country" | "state" | "city",
  parentId: string | null,
  language: Language,
): Promise<Choice[]> {
  const rows = await ctx.db
    .select({ id: places.id, name: PLACE_NAMES[language] })
    .from(places)
    .where(and(eq(places.kind, kind), parentId === null ? isNull(places.parentId) : eq(places.parentId, parentId)));
  const byName = new Intl.Collator(language);
  return rows.sort((a, b) => byName.compare(a.name, b.name));
}

/** The industries in their fixed order, in the reader's language. */
export async function listIndustries(ctx: Context, language: Language): Promise<Choice[]> {
  return (await listIndustryNames(ctx)).map(({ id, names }) => ({ id, name: names[language] }));
}

/** The industries in their fixed order, with their names in every language. */
export async function listIndustryNames(ctx: Context): Promise<{ id: string; names: Text }[]> {
  const rows = await ctx.db.select().from(industries).orderBy(asc(industries.position));
  return rows.map(({ id, nameEn, nameFr, nameMs }) => ({ id, names: { en: nameEn, fr: nameFr, ms: nameMs } }));
}
