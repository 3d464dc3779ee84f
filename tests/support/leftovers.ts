import { resources } from "~/i18n/resources";

/** Keys of texts, with and without their namespace. Those of one word are words as well. */
const KEYS = new Set(
  Object.entries(resources.en).flatMap(([namespace, texts]) =>
    keysIn(texts).flatMap((key) => [`${namespace}:${key}`, ...(key.includes(".") ? [key] : [])]),
  ),
);

/** With its forms for one and for several, each is also known by what they are forms of. */
function keysIn(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string"
      ? [path + key, path + key.replace(/_[a-z]+$/, "")]
      : [path + key, ...keysIn(text, `${path}${key}.`)],
  );
}

/** What stands for a value in our texts, in those of levels and in long ones. */
const PLACES = /\{\{|\}\}|\$t\(|\b(SME|DIMENSION) X\b|(?<![\w$/])\{[a-z][\w.]*\}/g;
const WORDS = /[\w-]+(?::[\w-]+)?(?:\.[\w-]+)+|[\w-]+:[\w-]+/g;

/** What was left of a text as it is written, in what somebody reads: places of values that are not filled, and keys. */
export function leftoversIn(read: string): string[] {
  return [...(read.match(PLACES) ?? []), ...(read.match(WORDS) ?? []).filter((word) => KEYS.has(word))];
}

/** The same of a page's HTML: of its text, and of what is read or heard of its elements. */
export function leftoversInHtml(html: string): string[] {
  // Code says what stands in braces elsewhere, and a script fills in what its element carries for it.
  const shown = html.replaceAll(/<(script|style|code|pre)\b.*?<\/\1>|<!--.*?-->/gs, " ");
  const attributes = /\s(?:aria-\w+|title|alt|placeholder|label|content)="([^"]*)"/g;
  const heard = [...shown.matchAll(attributes)].map(([, value = ""]) => value);
  return leftoversIn([shown.replaceAll(/<[^>]*>/g, "\n"), ...heard].join("\n"));
}

/** Whether an answer of this type is read by people: a page, a mail, a table or a calendar. */
export const isRead = (type: string) => /^text\/(html|csv|calendar|plain)/.test(type);

/** The same of such an answer. */
export const leftoversInAnswer = (type: string, body: string) =>
  // A calendar's lines are folded wherever they are full.
  type.startsWith("text/html") ? leftoversInHtml(body) : leftoversIn(body.replaceAll("\r\n ", ""));
