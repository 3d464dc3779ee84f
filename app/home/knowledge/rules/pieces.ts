import { wordsOf } from "./words";

/** A part of a text, and whether it matches the search. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** How much of an article is shown around a match, in characters. */
const AROUND = 90;

/** Whether a word of a text matches the search. */
export type IsHit = (word: string) => boolean;

/** A text in pieces: the words that match, and the text between them. */
export function cut(text: string, isHit: IsHit): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const word of wordsOf(text)) {
    if (!isHit(word.text)) continue;
    if (word.at > from) pieces.push({ text: text.slice(from, word.at), isHit: false });
    pieces.push({ text: word.text, isHit: true });
    from = word.at + word.text.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isHit: false }] : pieces;
}

/** The text around the first word that matches, cut between words; null if none does. */
export function excerptOf(text: string, isHit: IsHit): string | null {
  const at = wordsOf(text).find((word) => isHit(word.text))?.at;
  if (at === undefined) return null;
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const until = at + AROUND >= text.length ? text.length : text.lastIndexOf(" ", at + AROUND);
  const end = until > at ? until : text.length;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}
