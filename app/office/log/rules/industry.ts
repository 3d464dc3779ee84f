import { z } from "zod";
import { fieldIn, LANGUAGES, type Language } from "../../../core/language";
import { hasWord, oneLine } from "../../../core/typed-text";

/** Maximum length of an industry's name in characters, as lists and charts have room for it. */
export const LONGEST_NAME = 80;

const name = z
  .string({ error: "industry.errors.missing" })
  .overwrite(oneLine)
  .refine(hasWord, "industry.errors.missing")
  .max(LONGEST_NAME, "industry.errors.long");

/** The form field, and the column, with the name in a language. */
export type NameField = `name${Capitalize<Language>}`;
export const NAME_FIELDS: readonly NameField[] = LANGUAGES.map((language) => fieldIn("name", language));

export type IndustryNames = Record<NameField, string>;

/** The names of an industry as submitted, one per language. */
export const namesSchema: z.ZodType<IndustryNames> = z.object(
  Object.fromEntries(NAME_FIELDS.map((field) => [field, name])) as Record<NameField, typeof name>,
);

/** The id of a new industry, from its English name: "Real estate" becomes "real-estate". Empty if the name has no usable character. */
export function industryId(nameEn: string): string {
  return nameEn
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, 40)
    .replace(/-+$/, "");
}

/** Places `id` after `after`, or first if `after` is empty or missing. Inserts `id` if it is new. */
export function placed(order: readonly string[], id: string, after: string): string[] {
  const others = order.filter((each) => each !== id);
  const at = others.indexOf(after) + 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}
