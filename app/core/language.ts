/**
 * The languages of the product: what each calls itself, so that a reader lost in another one finds it, what it is called in English,
 * as the API has it, and whose notation it follows. One more is a line here and its texts (docs/how-to.md, «A language»).
 */
export const SPOKEN = {
  en: { name: "English", english: "English", notation: "en-GB" },
  fr: { name: "Français", english: "French", notation: "fr-FR" },
  ms: { name: "Bahasa Melayu", english: "Malay", notation: "ms-MY" },
} as const;

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as [Language, ...Language[]];

/** Every word of the product is there in it. */
export const FALLBACK = "en" satisfies Language;

/** The language of that name, else English. */
export function toLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? FALLBACK;
}

/** What is said in English, and in the others as far as somebody has translated it. */
export type Translated<T = string> = { [FALLBACK]: T } & { [L in Language]?: T };

/** Something for each language. */
export function mapLanguages<T>(of: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** The same in every language: in English where nobody has translated it. */
export function inEveryLanguage<T>(said: Translated<T>): Record<Language, T> {
  return mapLanguages((language) => said[language] ?? said[FALLBACK]);
}

/** The name of a field or column that there is once a language: `title` in French is `titleFr`. */
export function fieldIn<F extends string>(field: F, language: Language): `${F}${Capitalize<Language>}` {
  return `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}` as `${F}${Capitalize<Language>}`;
}

/** Of fields that there are once a language, the one of this language, or the English one where it has none. */
export function pickField<F extends string, R extends Record<`${F}En`, unknown>>(
  fields: R,
  field: F,
  language: Language,
) {
  const known = fields as Partial<Record<string, R[`${F}En`]>>;
  return known[fieldIn(field, language)] ?? fields[`${field}En`];
}
