import packed from "virtual:common-passwords";

/** Unpacked on first use. It takes some milliseconds, which neither startup nor other requests should pay for. */
let known: Set<string> | undefined;

/** Whether a password, in lower case, is one of those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  known ??= unpack(packed);
  return known.has(password);
}

/** Unpacks the list. A capital letter says how many characters an entry shares with the one before. */
function unpack(text: string): Set<string> {
  const words = new Set<string>();
  let former = "";
  for (const [, shared = "A", rest = ""] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    former = former.slice(0, shared.charCodeAt(0) - "A".charCodeAt(0)) + rest;
    words.add(former);
  }
  return words;
}
