import type { Language } from "~/domain/language";

/** Whose notation a language follows. */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ms: "ms-MY" };

/** A formatter costs more to make than to use, so each language keeps its own. */
const perLanguage = <T>(make: (locale: string) => T) => {
  const made = new Map<Language, T>();
  return (language: Language): T => {
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
};

const whole = perLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));
const exact = perLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2 }));
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** Hundredths of a percent as a whole percent in the reader's notation: 5375 is «54%». */
export function wholePercent(score: number, language: Language): string {
  return whole(language).format(score / 10_000);
}

/** Hundredths of a percent with both decimals in the reader's notation: 5375 is «53.75%». */
export function exactPercent(score: number, language: Language): string {
  return exact(language).format(score / 10_000);
}

/** Names as one phrase: «Water and Waste». */
export function joinNames(names: string[], language: Language): string {
  return lists(language).format(names);
}

/** A time in milliseconds as its UTC day, DD-MM-YYYY (specification, results 9). */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10).split("-").reverse().join("-");
}
