import { LANGUAGES, type Language } from "~/domain/language";

type Way = [language: Language, scripts: boolean];

/** Every language, with scripts and without. */
export const EVERY_WAY: Way[] = LANGUAGES.flatMap((language): Way[] => [
  [language, true],
  [language, false],
]);

/** The ways to meet a flow: each language, scripts on and off between them; all six with KOMPAS_EVERY_WAY, which takes twice as long. */
export const WAYS: Way[] = process.env.KOMPAS_EVERY_WAY
  ? EVERY_WAY
  : [
      ["en", true],
      ["fr", false],
      ["ms", true],
    ];
