import { LANGUAGES, type Language } from "~/domain/language";

/** The ways to meet a flow: each language, with scripts and without. */
export const WAYS: [Language, boolean][] = LANGUAGES.flatMap((language) => [
  [language, true],
  [language, false],
]);
