/** Each language by its own name, so that a reader lost in another one finds it. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français", ms: "Bahasa Melayu" } as const;
