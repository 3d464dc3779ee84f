import type { Paint } from "~/results/figures/drawing";
import type { Colour } from "./colours";
import { type Chain, type Face, type Letter, letterFor } from "./faces";

/** How text is set: sizes and distances in points. */
export interface Style {
  chain: Chain;
  size: number;
  /** From one line to the next. */
  leading: number;
  paint: Paint | Colour;
}

/** Consecutive letters of one face. */
export interface Run {
  face: Face;
  codes: string;
  /** The text that these letters replace, if no face has it. */
  stands?: string;
}

export interface Line {
  runs: Run[];
  /** Points. */
  width: number;
}

/** A space that French sets before or after a mark: no line may break there. */
const STAYS = / (?=[:;?!»%])|(?<=«) /g;

interface Word {
  letters: Letter[];
  width: number;
}

/** Where a word may break that is wider than a line, such as an address. */
const PARTS = /(?<=[@._/-])/;
/** Thousandths of a letter's size. A column made as wide as a word has room for it, whatever was lost to rounding. */
const ROUNDING = 1;

/**
 * Breaks text into lines no wider than `width`. Lines break at spaces; a word that is wider than a line breaks after a mark, or where it
 * must.
 */
export function layText(text: string, style: Style, width: number): Line[] {
  return text
    .normalize("NFC")
    .replaceAll(STAYS, "\u00a0")
    .split(/\r?\n/)
    .flatMap((paragraph) => layParagraph(paragraph, style, width));
}

function layParagraph(text: string, { chain, size }: Style, width: number): Line[] {
  const words = text.split(/[ \t]+/);
  const blank = letterFor(chain, " ");
  const room = (width * 1000) / size + ROUNDING;
  const lines: Letter[][] = [];
  let line: Letter[] = [];
  let used = 0;
  const end = () => {
    lines.push(line);
    [line, used] = [[], 0];
  };
  const put = (letters: readonly Letter[]) => {
    for (const letter of letters) {
      if (line.length > 0 && used + letter.width > room) end();
      line.push(letter);
      used += letter.width;
    }
  };
  for (const text of words) {
    const word = wordOf(chain, text);
    if (line.length > 0 && blank && used + blank.width + word.width > room) end();
    else if (line.length > 0 && blank) put([blank]);
    for (const part of word.width > room ? text.split(PARTS).map((each) => wordOf(chain, each)) : [word]) {
      if (line.length > 0 && used + part.width > room) end();
      put(part.letters);
    }
  }
  if (line.length > 0 || lines.length === 0) end();
  return lines.map((letters) => toLine(letters, size));
}

/** The width of a text on one line, in points. */
export function widthOf(text: string, { chain, size }: Pick<Style, "chain" | "size">): number {
  return (wordOf(chain, text).width * size) / 1000;
}

/** A text on one line, cut with "…" if it is wider than `width`. */
export function layLine(text: string, style: Style, width: number): Line {
  const letters = wordOf(style.chain, text.normalize("NFC").replaceAll(/\s+/g, " ")).letters;
  const whole = toLine(letters, style.size);
  if (whole.width <= width) return whole;
  const more = wordOf(style.chain, "…").letters;
  const room = (width * 1000) / style.size - sum(more);
  let used = 0;
  const kept = letters.filter((letter) => {
    used += letter.width;
    return used <= room;
  });
  return toLine([...kept, ...more], style.size);
}

function wordOf(chain: Chain, text: string): Word {
  const letters = Array.from(text).flatMap((character) => letterFor(chain, character) ?? []);
  return { letters, width: sum(letters) };
}

const sum = (letters: readonly Letter[]) => letters.reduce((total, { width }) => total + width, 0);

function toLine(letters: readonly Letter[], size: number): Line {
  const runs: Run[] = [];
  for (const { face, code, stands } of letters) {
    const last = runs.at(-1);
    if (last && last.face === face && (last.stands === undefined) === (stands === undefined)) {
      last.codes += code;
      if (stands) last.stands += stands;
    } else {
      runs.push({ face, codes: code, ...(stands ? { stands } : {}) });
    }
  }
  return { runs, width: (sum(letters) * size) / 1000 };
}
