/** The three languages of the product; English is the fallback. */
export const LANGUAGES = ["en", "fr", "ms"] as const;
export type Language = (typeof LANGUAGES)[number];
