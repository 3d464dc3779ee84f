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
  "requests",
  "report",
  "verify",
] as const;

/** Key of a message. A key of another namespace carries its name as a prefix ("account:errors.email"). */
export type TextKey = ParseKeys<typeof NAMESPACES>;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * Returns the API's texts in a language. Where the contract's wording differs from the pages (`…_call`), it wins
 * (design record 55).
 */
export function apiTranslator(language: Language): Translate {
  const t = i18nFor(language).getFixedT(language, NAMESPACES);
  const call: Record<string, string | number> = { context: "call" };
  return (key, values) => t(key, { ...call, ...values });
}

/** Whether a schema's message is the key of a text. zod's own messages are not, and never reach a user. */
export function isTextKey(message: string): message is TextKey {
  return i18nFor("en").exists(message, { ns: NAMESPACES });
}

/** The language that `Accept-Language` requests, else English. Cookies are ignored here. */
export function acceptedLanguage(request: Request): Promise<Language> {
  const headers = { "Accept-Language": request.headers.get("Accept-Language") ?? "" };
  return detectLanguage(new Request(request.url, { headers }));
}
