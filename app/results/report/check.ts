import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import type { Report } from "./blocks";

/** The link to the page where anybody checks a report, in the report's language, with its code filled in if there is one. */
export function checkLink(code: string | null, language: Language): Report["check"] {
  const query = new URLSearchParams({ ...(code === null ? {} : { code }), lng: language });
  return { path: `/verify?${query}`, text: translator(language, "report")("standing.check") };
}
