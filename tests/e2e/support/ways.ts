import { LANGUAGES, type Language } from "~/domain/language";

type Way = [language: Language, scripts: boolean];

/** Every language, with scripts and without. */
const EVERY_WAY: Way[] = LANGUAGES.flatMap((language): Way[] => [
  [language, true],
  [language, false],
]);

const isEvery = Boolean(process.env.KOMPAS_EVERY_WAY);

/** The ways to meet a flow: scripts on and off, in two languages; all six with KOMPAS_EVERY_WAY, which takes three times as long. */
export const WAYS: Way[] = isEvery
  ? EVERY_WAY
  : [
      ["en", true],
      ["fr", false],
    ];

/** Whether a company's whole journey is met: in each language one way, all six with KOMPAS_EVERY_WAY. */
export const isJourneyMet = (language: Language, scripts: boolean) => isEvery || scripts === (language !== "fr");
