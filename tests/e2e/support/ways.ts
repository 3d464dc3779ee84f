import { LANGUAGES, type Language } from "~/core/language";

type Way = [language: Language, scripts: boolean];

/** Every language, with and without scripts. */
const EVERY_WAY: Way[] = LANGUAGES.flatMap((language): Way[] => [
  [language, true],
  [language, false],
]);

/** Whether a run covers everything in every way, which takes three times as long. */
export const isEvery = Boolean(process.env.KOMPAS_EVERY_WAY);

/**
 * The ways in which a run covers a flow. It is one of them, chosen by the flow's name, so that the flows together cover all ways. With
 * KOMPAS_EVERY_WAY it is all of them.
 */
export function someOf<Each>(flow: string, ways: readonly Each[]): Each[] {
  if (isEvery) return [...ways];
  const sum = [...flow].reduce((total, sign) => (total * 11 + sign.charCodeAt(0)) % 9973, 0);
  return ways.slice(sum % ways.length).slice(0, 1);
}

/** The same for the six ways a company can use the product: a language, with or without scripts. */
export const waysOf = (flow: string): Way[] => someOf(flow, EVERY_WAY);

/** Whether to run a company's whole journey: one way in each language, all six with KOMPAS_EVERY_WAY. */
export const isJourneyMet = (language: Language, scripts: boolean) => isEvery || scripts === (language !== "fr");
