import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import type { Report } from "./blocks";

/** The way to the page on which anybody checks a report, in the report's language, its code filled in where there is one. */
export function sayCheck(code: string | null, language: Language): Report["check"] {
  const query = new URLSearchParams({ ...(code === null ? {} : { code }), lng: language });
  return { path: `/verify?${query}`, text: translator(language, "report")("standing.check") };
}
