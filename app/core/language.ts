/**
 * The languages of the product: the name of each in that language, so that a reader lost in another one finds it; its English name, for the
 * API; and the locale whose notation it follows. To add one, add a line here and its texts (docs/how-to.md, "A language").
 */
export const SPOKEN = {
  en: { name: "English", english: "English", notation: "en-GB" },
  fr: { name: "Français", english: "French", notation: "fr-FR" },
  ms: { name: "Bahasa Melayu", english: "Malay", notation: "ms-MY" },
} as const;

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as [Language, ...Language[]];

/** Every text of the product exists in this language. */
export const FALLBACK = "en" satisfies Language;

/** The language of that name, else English. */
export function toLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? FALLBACK;
}

/** A value in English, and in every other language that has a translation. */
export type Translated<T = string> = { [FALLBACK]: T } & { [L in Language]?: T };

/** A record with one value for each language. */
export function mapLanguages<T>(of: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** The value for every language: English where there is no translation. */
export function inEveryLanguage<T>(said: Translated<T>): Record<Language, T> {
  return mapLanguages((language) => said[language] ?? said[FALLBACK]);
}

/** The name of a field or column that exists once per language: `title` in French is `titleFr`. */
export function fieldIn<F extends string>(field: F, language: Language): `${F}${Capitalize<Language>}` {
  return `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}` as `${F}${Capitalize<Language>}`;
}

/** The value of a field in this language, or in English if it has none. */
export function pickField<F extends string, R extends Record<`${F}En`, unknown>>(
  fields: R,
  field: F,
  language: Language,
) {
  const known = fields as Partial<Record<string, R[`${F}En`]>>;
  return known[fieldIn(field, language)] ?? fields[`${field}En`];
}
