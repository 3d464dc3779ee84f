/** Format characters (Cf), including joiners: they are invisible, or they change the direction of the text after them. */
const UNSEEN = /\p{Cf}/gu;
/** Characters that end a line, move a terminal's cursor, or are not characters at all. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Marks that change the writing direction until another mark ends them, even beyond the end of the text (UAX 9, 2.1 to 2.5). */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** A visible letter or digit of any script. Some letters only fill a space and cannot be seen. */
const WORD = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/**
 * A one-line name as it is stored and shown. Nothing in it is invisible, splits a line or changes the direction of the text beside it. The
 * name is cleaned, not refused: users paste such characters by accident and cannot find them.
 */
export function oneLine(typed: string): string {
  return typed.replaceAll(UNSEEN, "").replaceAll(BREAKS, " ").normalize("NFC").trim();
}

/** Whether a name can be read aloud: it contains a letter or a digit. */
export function hasWord(name: string): boolean {
  return WORD.test(name);
}

/** A text without the marks that change the writing direction. */
export function withoutTurns(text: string): string {
  return text.replaceAll(TURNS, "");
}

/** A multi-line text as it is stored. Its lines stay, and so do the joiners that some scripts need. Empty if nothing in it is visible. */
export function manyLines(typed: string): string {
  const text = withoutTurns(typed)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, " ")
    .trim();
  return /[^\s\p{Cf}]/u.test(text) ? text : "";
}
