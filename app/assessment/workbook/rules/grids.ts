import { GRIDS } from "~/assessment/ghg/rules/regions";
import { LANGUAGES } from "~/core/language";
import type { Labelled } from "./rows";
import { matchOption, plainSpelling } from "./spelling";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let countries: ReadonlyMap<string, string> | undefined;

/** Codes of the countries that are one grid each, by the normalized spelling of their names in every language. Computed once. */
function countryCodes(): ReadonlyMap<string, string> {
  countries ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
      return codes.flatMap((code) => {
        const name = GRIDS.some((grid) => grid.startsWith(`${code}-`)) ? undefined : names.of(code);
        return name ? [[plainSpelling(name), code] as const] : [];
      });
    }),
  );
  return countries;
}

/**
 * The grid that a text names: an offered one by label or id, or a country by its name or two-letter code. Otherwise returns the text
 * itself.
 */
export function readGrid(offered: readonly Labelled[], text: string): string {
  const byId = offered.find(({ id }) => id.toLowerCase() === text.trim().toLowerCase());
  const known = byId ?? matchOption(offered, text);
  if (known) return known.id;
  if (/^\s*[a-z]{2}\s*$/i.test(text)) return text.trim().toUpperCase();
  return (text.length < 100 && countryCodes().get(plainSpelling(text))) || text;
}
