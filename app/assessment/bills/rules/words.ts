import type { Line, Spot } from "./bill";

/** Longest line that is shown beside a figure, in characters. */
const LONGEST = 160;

/** A word without case, accents and the marks around it. */
export const plainWord = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    // French elisions: "d'électricité".
    .replace(/^(?:d|l|qu)['’](?=\p{L})/u, "");

export const wordsOf = (text: string) => text.split(/\s+/u).map(plainWord).filter(Boolean);

/** A phrase as a list of plain words. */
export type Phrase = readonly string[];
const split = new WeakMap<readonly string[], Phrase[]>();
/** Texts of the content as phrases; each list is taken apart once. */
export function phrases(texts: readonly string[]): Phrase[] {
  const known = split.get(texts) ?? texts.map(wordsOf).filter(({ length }) => length > 0);
  split.set(texts, known);
  return known;
}

const textOf = ({ words }: Line) => words.map(({ text }) => text).join(" ");
export const spotOf = (line: Line): Spot => ({ page: line.page, text: textOf(line).slice(0, LONGEST) });

/** A phrase in a line: its first word, and the one after its last. */
export interface Span {
  start: number;
  end: number;
}

const indexed = new WeakMap<readonly Phrase[], Map<string, Phrase[]>>();
function byFirstWord(sought: readonly Phrase[]): Map<string, Phrase[]> {
  const known = indexed.get(sought);
  if (known) return known;
  const index = new Map<string, Phrase[]>();
  for (const phrase of sought) index.set(phrase[0] ?? "", [...(index.get(phrase[0] ?? "") ?? []), phrase]);
  indexed.set(sought, index);
  return index;
}

/** Where a line has one of the phrases. A phrase inside a longer one does not count. */
export function findPhrases(plain: readonly string[], sought: readonly Phrase[]): Span[] {
  const index = byFirstWord(sought);
  const found = plain.flatMap((word, start) =>
    (index.get(word) ?? []).flatMap((phrase) => placeAt(plain, phrase, start) ?? []),
  );
  return found.filter(
    (one) =>
      !found.some((other) => other !== one && isInside(one, other) && other.end - other.start > one.end - one.start),
  );
}

export const isInside = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

/** Words that are only marks ("-", ":") may stand between those of a phrase. */
function placeAt(plain: readonly string[], phrase: Phrase, start: number): Span | null {
  if (plain[start] !== phrase[0]) return null;
  let at = start;
  for (const word of phrase) {
    while (at < plain.length && plain[at] === "" && at > start) at += 1;
    if (plain[at] !== word) return null;
    at += 1;
  }
  return { start, end: at };
}

export const has = (plain: readonly string[], sought: readonly Phrase[]) => findPhrases(plain, sought).length > 0;
