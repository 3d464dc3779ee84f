import { LANGUAGES, type Language } from "~/core/language";

type Way = [language: Language, scripts: boolean];

/** Every language, with scripts and without. */
const EVERY_WAY: Way[] = LANGUAGES.flatMap((language): Way[] => [
  [language, true],
  [language, false],
]);

/** Whether a run meets everything in every way, which takes three times as long. */
export const isEvery = Boolean(process.env.KOMPAS_EVERY_WAY);

/**
 * In which of the ways a run meets the flow of that name: one of them, which the name settles, so that the flows meet all ways between them.
 * All of them with KOMPAS_EVERY_WAY.
 */
export function someOf<Each>(flow: string, ways: readonly Each[]): Each[] {
  if (isEvery) return [...ways];
  const sum = [...flow].reduce((total, sign) => (total * 11 + sign.charCodeAt(0)) % 9973, 0);
  return ways.slice(sum % ways.length).slice(0, 1);
}

/** The same of the six ways that a company may come: a language, with scripts or without. */
export const waysOf = (flow: string): Way[] => someOf(flow, EVERY_WAY);

/** Whether a company's whole journey is met: in each language one way, all six with KOMPAS_EVERY_WAY. */
export const isJourneyMet = (language: Language, scripts: boolean) => isEvery || scripts === (language !== "fr");
