import type { Language } from "~/core/language";
import { textsOf } from "./texts";

/** The texts of a questionnaire, by where they stand in its document. */
export const PLACES = {
  questions: /\/questions\/\d+\/text$/,
  "help: why": /\/help\/why$/,
  "help: what counts": /\/help\/counts$/,
  "help: evidence": /\/help\/evidence$/,
  help: /\/help\//,
  "practice titles": /\/questions\/\d+\/title$/,
  "levels and actions":
    /^\/(levels\/\w+\/(tooltip|overall)|performance\/|actionPlan\/.*(plan|resources|process|output)$)/,
} as const;

/** Each text once, however often a questionnaire repeats it. */
export function textsAt(document: unknown, place: keyof typeof PLACES, language: Language): string[] {
  const all = [...textsOf(document)].filter(({ path }) => PLACES[place].test(path));
  return [...new Set(all.map(({ text }) => text[language] ?? ""))];
}
