import packed from "virtual:common-passwords";

/** Unpacked with the first question: some milliseconds that no start and no other request should pay. */
let known: Set<string> | undefined;

/** Whether a password, in lower case, is one of those that everybody tries first. */
export function isCommonPassword(password: string): boolean {
  known ??= unpack(packed);
  return known.has(password);
}

/** The passwords of a packed list; a capital says how many letters an entry shares with the one before. */
function unpack(text: string): Set<string> {
  const words = new Set<string>();
  let former = "";
  for (const [, shared = "A", rest = ""] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    former = former.slice(0, shared.charCodeAt(0) - "A".charCodeAt(0)) + rest;
    words.add(former);
  }
  return words;
}
