import type { ParseKeys } from "i18next";
import type { Language } from "~/core/language";
import { detectLanguage, i18nFor } from "~/i18n/i18n.server";

const NAMESPACES = [
  "api",
  "account",
  "answering",
  "approval",
  "captcha",
  "common",
  "company",
  "drafts",
  "evidence",
  "flash",
  "notifications",
  "profile",
  "report",
  "verify",
] as const;

/** Key of a message; one of another namespace carries its name in front («account:errors.email»). */
export type TextKey = ParseKeys<typeof NAMESPACES>;

export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** What the API says in a language; where the contract has other words for it than the pages (`…_call`), those (design record 55). */
export function sayIn(language: Language): Say {
  const t = i18nFor(language).getFixedT(language, NAMESPACES);
  const call: Record<string, string | number> = { context: "call" };
  return (key, values) => t(key, { ...call, ...values });
}

/** Whether a schema's message is the key of a text. What zod says by itself is not, and never reaches a reader. */
export function isTextKey(message: string): message is TextKey {
  return i18nFor("en").exists(message, { ns: NAMESPACES });
}

/** The language that `Accept-Language` asks for, else English; cookies have no say here. */
export function acceptedLanguage(request: Request): Promise<Language> {
  const headers = { "Accept-Language": request.headers.get("Accept-Language") ?? "" };
  return detectLanguage(new Request(request.url, { headers }));
}
