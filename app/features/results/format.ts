import type { Language } from "~/domain/catalogue/catalogue";

/** Whose notation a language follows. */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ms: "ms-MY" };

/** Hundredths of a percent as a whole percent in the reader's notation: 5375 is «54%». */
export function wholePercent(score: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 }).format(
    score / 10_000,
  );
}

/** Hundredths of a percent with both decimals in the reader's notation: 5375 is «53.75%». */
export function exactPercent(score: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent", minimumFractionDigits: 2 }).format(
    score / 10_000,
  );
}

/** A time in milliseconds as its UTC day, DD-MM-YYYY (specification, results 9). */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10).split("-").reverse().join("-");
}

/** Names as one phrase: «Water and Waste». */
export function joinNames(names: string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(names);
}
