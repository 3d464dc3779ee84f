/**
 * The greatest possible width of a text. A drawing is made before we know which font of `--font-sans` will show it, so each character
 * counts as wide as in the widest of them.
 */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'’|!ijlI·]/u, 0.4],
  [/[-–frt()/]/u, 0.45],
  [/[mwMW%@—…]/u, 1],
  [/\p{Lu}/u, 0.79],
  // Characters of other scripts.
  [/[^\u0020-\u024f\u2010-\u2026]/u, 1],
];
const OTHERS = 0.64;
const BOLD = 1.12;

/** How far letters reach above their baseline, relative to the font size. */
export const ASCENT = 1.1;
/** How far letters reach below their baseline, relative to the font size. */
export const DESCENT = 0.28;

/** The greatest possible width of a text, in the units of its size. */
export function widthOf(text: string, size: number, isBold = false): number {
  let ems = 0;
  for (const letter of text) ems += KINDS.find(([kind]) => kind.test(letter))?.[1] ?? OTHERS;
  return ems * size * (isBold ? BOLD : 1);
}

/** The width of the widest text, in whole units; 0 for no texts. */
export const widestOf = (texts: readonly string[], size: number, isBold = false) =>
  Math.ceil(Math.max(0, ...texts.map((text) => widthOf(text, size, isBold))));

/** Breaks a text between words into lines no wider than `width`. A word that is too wide by itself is cut. */
export function inLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((each) => cutWord(each, width, size))) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Breaks texts into lines of that width, or of the width of their longest word, so that words stay whole. */
export function inWholeWords(texts: readonly string[], width: number, size: number): string[][] {
  const most = Math.max(
    width,
    widestOf(
      texts.flatMap((text) => text.split(" ")),
      size,
    ),
  );
  return texts.map((text) => inLines(text, most, size));
}

function cutWord(word: string, width: number, size: number): string[] {
  let length = word.length;
  while (length > 1 && widthOf(word.slice(0, length), size) > width) length -= 1;
  return length < word.length ? [word.slice(0, length), ...cutWord(word.slice(length), width, size)] : [word];
}
