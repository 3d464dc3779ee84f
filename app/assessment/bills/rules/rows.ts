import type { Line, Spot, Word } from "./bill";
import { type Dated, findDates, type Order } from "./dates";
import { type Mark, readingsOf } from "./figures";
import { findPhrases, isInside, type Phrase, plainWord, type Span, spotOf } from "./words";

/** A line that is ready to be searched. */
export interface Row extends Line {
  index: number;
  plain: string[];
  text: string;
  /** The offset of each word in the text. */
  offsets: number[];
}

/** Units and currencies that stand without a space before or after a number: "1,234kWh", "RM1,234". */
const GLUED = /^([-−(]?\d[\d.,]*)(kwh|mwh|l|litres?|liter|kva|kw|kl)\)?$/i;
const GLUED_BEFORE = /^(rm|r|€|\$)(\d[\d.,]*)$/i;

function split(word: Word): Word[] {
  const [, first = "", second = ""] = GLUED.exec(word.text) ?? GLUED_BEFORE.exec(word.text) ?? [];
  if (!first) return [word];
  const width = (word.width * first.length) / word.text.length;
  return [
    { text: first, x: word.x, width },
    { text: second, x: word.x + width, width: word.width - width },
  ];
}

export function toRows(lines: readonly Line[]): Row[] {
  return lines.map(({ page, words: given }, index) => {
    const words = given.flatMap(split);
    const offsets: number[] = [];
    let at = 0;
    for (const { text } of words) {
      offsets.push(at);
      at += text.length + 1;
    }
    const text = words.map((word) => word.text).join(" ");
    return {
      page,
      words,
      index,
      plain: words.map((word) => plainWord(word.text) || meaningfulSign(word.text)),
      text,
      offsets,
    };
  });
}

/** Signs that mean something although they are no letters. */
const meaningfulSign = (text: string) => (/^[%€$]$/.test(text) ? text : "");

/** A number in a row; `isTorn` if it may be part of a longer one. */
export interface Numeral extends Span {
  written: string;
  isTorn: boolean;
}

const GROUP = /^[-−]?\d{1,3}$/;
const NEXT_GROUP = /^\d{3}(?:[.,]\d+)?[-−]?$/;
/** A gap between groups of digits, in widths of a digit: up to the first it is a space, from the second on another column. */
const [SPACE, COLUMN] = [1.2, 2.5];

/** The number that begins at a word; null if none does. */
export function numberAt({ words }: Row, start: number): Numeral | null {
  const first = words[start];
  if (!first || !/^[-−]?\d[\d.,'’]*[-−]?$/.test(first.text)) return null;
  let end = start + 1;
  let [written, isTorn] = [first.text, false];
  if (GROUP.test(first.text)) {
    for (let next = words[end]; next && NEXT_GROUP.test(next.text); next = words[end]) {
      const last = words[end - 1];
      if (!last) break;
      const gap = (next.x - last.x - last.width) / (last.width / Math.max(1, last.text.length));
      if (gap >= COLUMN) break;
      if (gap > SPACE) isTorn = true;
      written += ` ${next.text}`;
      end += 1;
      if (!/^\d{3}$/.test(next.text)) break;
    }
  }
  return { start, end, written, isTorn };
}

export const numbersIn = (row: Row): Numeral[] => {
  const found: Numeral[] = [];
  for (let at = 0; at < row.words.length; ) {
    const number = numberAt(row, at);
    if (number) found.push(number);
    at = number ? number.end : at + 1;
  }
  return found;
};

export const hasDigit = (row: Row, at: number) => /\d/.test(row.words[at]?.text ?? "");

/** Where a place begins and ends on the page. */
function reach({ words }: Row, { start, end }: Span): { left: number; right: number } {
  const [first, last] = [words[start], words[end - 1]];
  return { left: first?.x ?? 0, right: (last?.x ?? 0) + (last?.width ?? 0) };
}

/** How far the values of a column may lie beside its heading, in points. */
const BESIDE = 40;

/** The column below a heading: half the way to what stands beside it, and not too far. */
export function columnOf(row: Row, place: Span): { left: number; right: number } {
  const { left, right } = reach(row, place);
  const [before, after] = [row.words[place.start - 1], row.words[place.end]];
  return {
    left: Math.max(left - BESIDE, before ? (before.x + before.width + left) / 2 : 0),
    right: Math.min(right + BESIDE, after ? (right + after.x) / 2 : Number.POSITIVE_INFINITY),
  };
}

export function liesIn(row: Row, place: Span, column: { left: number; right: number }): boolean {
  const { left, right } = reach(row, place);
  return left < column.right && right > column.left;
}

/** The occurrences of some phrases, without those that are part of a longer phrase of `all`. */
export function findLabels({ plain }: Row, sought: readonly Phrase[], all: readonly Phrase[]): Span[] {
  const others = findPhrases(plain, all);
  return findPhrases(plain, sought).filter(
    (place) => !others.some((other) => isInside(place, other) && other.end - other.start > place.end - place.start),
  );
}

/** Whether a word stands so close to the next that both are read as one text. */
function isClose({ words }: Row, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next) return false;
  return (next.x - word.x - word.width) / (word.width / Math.max(1, word.text.length)) < COLUMN;
}

/**
 * Whether words close before a label say something that no reader knows: "Neighbourhood usage", "12-month usage". Those of another label,
 * with the value behind it, are its own.
 */
export function isStrangeBefore(
  row: Row,
  { start }: Span,
  all: readonly Phrase[],
  plain: ReadonlySet<string>,
): boolean {
  const others = findLabels(row, all, all);
  const endsLabel = (at: number) => others.some(({ end }) => end === at + 1);
  for (let at = start - 1; at >= 0 && isClose(row, at); at -= 1) {
    if (endsLabel(at)) return false;
    const word = row.plain[at] ?? "";
    if (word === "" || plain.has(word)) continue;
    // The value of a label before it.
    let behind = at;
    while (behind >= 0 && !endsLabel(behind) && (hasDigit(row, behind) || isPlain(row.plain[behind], plain)))
      behind -= 1;
    return !(hasDigit(row, at) && behind >= 0 && endsLabel(behind));
  }
  return false;
}

/** Whether words close behind a heading say something that no reader knows: "Usage last spring". */
export function isStrangeAfter(row: Row, { end }: Span, all: readonly Phrase[], plain: ReadonlySet<string>): boolean {
  const others = findLabels(row, all, all);
  for (let at = end; at < row.words.length && isClose(row, at - 1); at += 1) {
    if (others.some(({ start }) => start === at)) return false;
    if (!isPlain(row.plain[at], plain)) return true;
  }
  return false;
}

export const isPlain = (word: string | undefined, plain: ReadonlySet<string>) => !word || plain.has(word);

/** The dates of a row, by words. */
export function datesIn(row: Row, order: Order): (Span & Pick<Dated, "days">)[] {
  const wordAt = (offset: number) => row.offsets.findLastIndex((each) => each <= offset);
  return findDates(row.text, order).map(({ start, end, days }) => ({
    start: wordAt(start),
    end: wordAt(end - 1) + 1,
    days,
  }));
}

/** A number that may be what is sought. */
export interface Candidate<Unit = never> {
  /** Empty if it cannot be read. */
  values: number[];
  unit: Unit | null;
  /** It is the sum of the numbers above it in a table. */
  isSum: boolean;
  row: number;
  at: Spot;
}

export const candidateAt = <Unit>(
  row: Row,
  number: Numeral | null,
  mark: Mark,
  unit: Unit | null,
): Candidate<Unit> => ({
  values: number && !number.isTorn ? readingsOf(number.written, mark) : [],
  unit,
  isSum: false,
  row: row.index,
  at: spotOf(row),
});
