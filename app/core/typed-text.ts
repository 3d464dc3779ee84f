/** What nobody sees, and what turns the writing after it round: format characters (Cf), joiners included. */
const UNSEEN = /\p{Cf}/gu;
/** What ends a line, moves a terminal's cursor or is no character at all. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn writing round until another ends them, beyond the end of the text too (UAX 9, 2.1 to 2.5). */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** A letter or a digit of any script that can be seen; some that fill a place cannot. */
const WORD = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/**
 * A name as it is kept and shown, of whatever is called by one line: nothing in it is unseen, splits a line or turns a
 * neighbour's writing round. It is cleaned rather than refused: what was pasted along is nobody's fault, and cannot be found.
 */
export function oneLine(typed: string): string {
  return typed.replaceAll(UNSEEN, "").replaceAll(BREAKS, " ").normalize("NFC").trim();
}

/** Whether a name can be read out: it holds a letter or a digit. */
export function hasWord(name: string): boolean {
  return WORD.test(name);
}

/** A text without the marks that turn writing round. */
export function withoutTurns(text: string): string {
  return text.replaceAll(TURNS, "");
}

/**
 * A text of several lines as it is kept: its lines stay, and so do the joiners that some scripts are written with. Empty where
 * nothing in it can be seen.
 */
export function manyLines(typed: string): string {
  const text = withoutTurns(typed)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, " ")
    .trim();
  return /[^\s\p{Cf}]/u.test(text) ? text : "";
}
