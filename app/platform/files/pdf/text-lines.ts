/** A piece of text as pdf.js gives it: its matrix says where it stands and which way it runs. */
export interface TextPiece {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
}

/** A line of a page. Places are in points from the left edge. */
export interface TextLine {
  page: number;
  words: { text: string; x: number; width: number }[];
}

/** Pieces whose foot differs by less than this share of their height are on one line. */
const SAME_LINE = 0.4;
/** A smaller gap, as a share of the height, is inside a word. */
const GAP = 0.12;

interface Placed {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The lines of a page from top to bottom, each from left to right. Text that does not run from left to right is left out. */
export function linesOf(pieces: readonly TextPiece[], page: number): TextLine[] {
  const placed = pieces
    .filter(({ str, transform }) => str.trim() !== "" && isUpright(transform))
    .map(({ str, transform, width, height }) => ({
      text: str,
      x: transform[4] ?? 0,
      y: transform[5] ?? 0,
      width,
      height: height || Math.abs(transform[3] ?? 0) || 1,
    }))
    .sort((one, other) => other.y - one.y);
  const lines: Placed[][] = [];
  for (const piece of placed) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && Math.abs(first.y - piece.y) < SAME_LINE * Math.min(first.height, piece.height))
      line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => ({ page, words: wordsOf(line.sort((one, other) => one.x - other.x)) }));
}

const isUpright = ([a = 1, b = 0, c = 0, d = 1]: readonly number[]) =>
  a > 0 && d > 0 && Math.abs(b) + Math.abs(c) < 0.01 * a;

function wordsOf(line: readonly Placed[]): TextLine["words"] {
  const words: TextLine["words"] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of line) {
    const perSign = width / Math.max(1, text.length);
    let isJoined = x - end < GAP * height;
    for (const part of text.matchAll(/\S+/gu)) {
      const word = { text: part[0], x: x + perSign * part.index, width: perSign * part[0].length };
      const last = words.at(-1);
      if (isJoined && part.index === 0 && last) {
        last.width = word.x + word.width - last.x;
        last.text += word.text;
      } else words.push(word);
      isJoined = false;
    }
    end = /\s$/u.test(text) ? Number.NEGATIVE_INFINITY : x + width;
  }
  return words;
}
