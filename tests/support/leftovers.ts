import { resources } from "~/i18n/resources";

/** Text keys, with and without their namespace. Keys of a single word are skipped without it, because they are ordinary words too. */
const KEYS = new Set(
  Object.entries(resources.en).flatMap(([namespace, texts]) =>
    keysIn(texts).flatMap((key) => [`${namespace}:${key}`, ...(key.includes(".") ? [key] : [])]),
  ),
);

/** A key with a plural suffix is also listed without it. */
function keysIn(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string"
      ? [path + key, path + key.replace(/_[a-z]+$/, "")]
      : [path + key, ...keysIn(text, `${path}${key}.`)],
  );
}

/** Placeholders for values in our texts, including the ones in the texts of levels and in long texts. */
const PLACES = /\{\{|\}\}|\$t\(|\b(SME|DIMENSION) X\b|(?<![\w$/])\{[a-z][\w.]*\}/g;
const WORDS = /[\w-]+(?::[\w-]+)?(?:\.[\w-]+)+|[\w-]+:[\w-]+/g;

/** Finds raw template parts in text that people read: unfilled placeholders and text keys. */
export function leftoversIn(read: string): string[] {
  return [...(read.match(PLACES) ?? []), ...(read.match(WORDS) ?? []).filter((word) => KEYS.has(word))];
}

/** The same for the HTML of a page: its text, and the attributes that people read or hear. */
export function leftoversInHtml(html: string): string[] {
  // Code samples contain braces, and scripts fill in templates that their elements carry.
  const shown = html.replaceAll(/<(script|style|code|pre)\b.*?<\/\1>|<!--.*?-->/gs, " ");
  const attributes = /\s(?:aria-\w+|title|alt|placeholder|label|content)="([^"]*)"/g;
  const heard = [...shown.matchAll(attributes)].map(([, value = ""]) => value);
  return leftoversIn([shown.replaceAll(/<[^>]*>/g, "\n"), ...heard].join("\n"));
}

/** Whether people read a response of this type: a page, a mail, a table or a calendar. */
export const isRead = (type: string) => /^text\/(html|csv|calendar|plain)/.test(type);

/** The same for a response of such a type. */
export const leftoversInAnswer = (type: string, body: string) =>
  // Calendar lines are folded at their maximum length.
  type.startsWith("text/html") ? leftoversInHtml(body) : leftoversIn(body.replaceAll("\r\n ", ""));
