import type { Mark } from "./figures";
import {
  type Candidate,
  candidateAt,
  columnOf,
  findLabels,
  hasDigit,
  isPlain,
  isStrangeAfter,
  isStrangeBefore,
  liesIn,
  type Numeral,
  numberAt,
  numbersIn,
  type Row,
} from "./rows";
import { has, type Phrase, type Span } from "./words";

/** How a number beside a label is understood. */
export interface Seeking<Unit> {
  labels: readonly Phrase[];
  /** All labels: where one of another kind begins, the values of this one end. */
  all: readonly Phrase[];
  asides: readonly Phrase[];
  totals: readonly Phrase[];
  mark: Mark;
  /** Words beside a label that change nothing. With any other, the figure is asked for. */
  plain: ReadonlySet<string>;
  /** The unit that a word names. */
  unitOf: (word: string) => Unit | "money" | "other" | null;
  /** Whether a number without a unit is none of those sought. */
  needsUnit: boolean;
}

/** Most words between a label and its number. */
const MAX_BETWEEN = 5;
/** Most lines below a heading in which its values begin, and in which they may stand. */
const [HEAD_ROWS, TABLE_ROWS] = [3, 40];
/** Lines at the top of a page before a table goes on. */
const TOP_ROWS = 6;

/** The numbers beside or below some labels. */
export function findAmounts<Unit>(rows: readonly Row[], seeking: Seeking<Unit>): Candidate<Unit>[] {
  return rows.flatMap((row, index) =>
    findLabels(row, seeking.labels, seeking.all).flatMap((place) => {
      if (isAside(row, place, seeking)) return [];
      const beside = findBeside(row, place, seeking);
      const found = beside ?? findBelow(rows, index, place, seeking);
      const isStrange =
        isStrangeBefore(row, place, seeking.all, seeking.plain) ||
        (!beside && isStrangeAfter(row, place, seeking.all, seeking.plain));
      return isStrange ? found.map(unread) : found;
    }),
  );
}

/** What a line says in words that are not all known: a person has to read it. */
const unread = <Unit>(candidate: Candidate<Unit>): Candidate<Unit> => ({ ...candidate, values: [] });

/** Whether the words just before a label say that it is about something else. */
function isAside<Unit>(row: Row, { start }: Span, { asides, all }: Seeking<Unit>): boolean {
  const others = findLabels(row, all, all);
  let from = start;
  while (from > 0 && !hasDigit(row, from - 1) && !others.some(({ end }) => end === from && end !== start)) from -= 1;
  return has(row.plain.slice(from, start), asides);
}

/** Null if no number stands beside the label, so that it may be a heading. */
function findBeside<Unit>(row: Row, place: Span, seeking: Seeking<Unit>): Candidate<Unit>[] | null {
  const { unitOf, all, asides, mark, needsUnit, plain } = seeking;
  const next = findLabels(row, all, all).find(({ start }) => start >= place.end);
  const end = next?.start ?? row.words.length;
  let unit = unitsOf(row, place.start, place.end, unitOf);
  let [between, seen, isStrange] = [0, false, false];
  for (let at = place.end; at < end; at += 1) {
    const number = numberAt(row, at);
    if (!number) {
      // Digits that are no number: whatever stands there, it is not read.
      if (hasDigit(row, at)) return [candidateAt(row, null, mark, unit)];
      const word = row.plain[at] ?? "";
      const named = unitOf(word);
      if (named && named !== "other" && named !== "money") unit ??= named;
      if (named === "money") {
        // What follows is money.
        if (numberAt(row, at + 1)) {
          seen = true;
          at = (numberAt(row, at + 1)?.end ?? at + 1) - 1;
        }
        continue;
      }
      if (!isPlain(word, plain)) isStrange = true;
      if (word) between += 1;
      if (between > MAX_BETWEEN) return seen ? [] : null;
      continue;
    }
    seen = true;
    const after = row.plain[number.end];
    const named = after === undefined ? null : unitOf(after);
    if (named === "other" || named === "money") {
      at = number.end;
      continue;
    }
    if (has(row.plain.slice(place.end, number.start), asides)) return [];
    if (isStrange || isMarked(row, number)) return [candidateAt(row, null, mark, named ?? unit)];
    // Two numbers in a row, and nothing says which of them it is.
    if (!named && number.end < end && numberAt(row, number.end)) return [candidateAt(row, null, mark, unit)];
    if (named && unit && named !== unit) return [candidateAt<Unit>(row, null, mark, null)];
    const known = named ?? unit;
    if (!known && needsUnit) return [];
    return [candidateAt(row, number, mark, known)];
  }
  return seen ? [] : null;
}

/** "(123)", "123 CR" and "123 kWh CR" may be negative. */
function isMarked({ words, plain }: Row, { start, end }: Numeral): boolean {
  return (
    /[(]/.test(words[start]?.text ?? "") || plain.slice(end, end + 2).some((word) => word === "cr" || word === "dr")
  );
}

/** The unit that words name; a label such as "kWh/kW" names two, and is none. */
function unitsOf<Unit>(row: Row, start: number, end: number, unitOf: Seeking<Unit>["unitOf"]): Unit | null {
  const named = row.plain.slice(start, end).flatMap((word) => unitOf(word) ?? []);
  const [first] = named;
  return named.length > 0 && first !== "other" && first !== "money" && named.every((each) => each === first)
    ? (first as Unit)
    : null;
}

function findBelow<Unit>(
  rows: readonly Row[],
  index: number,
  place: Span,
  { unitOf, totals, mark, needsUnit, all, plain }: Seeking<Unit>,
): Candidate<Unit>[] {
  const head = rows[index];
  if (!head) return [];
  const column = columnOf(head, withUnit(head, place, unitOf));
  const widest = withUnit(head, place, unitOf);
  let unit = unitsOf(head, widest.start, widest.end, unitOf);
  const found: Candidate<Unit>[] = [];
  let last = -1;
  /** Words below the heading that no reader knows. */
  let isStrange = false;
  const body = rows.slice(index + 1, index + 1 + TABLE_ROWS);
  for (const [at, row] of body.entries()) {
    const isCut = row.page !== head.page;
    // A table that reaches the foot of its page may go on at the top of the next.
    if (isCut && found.length === 0) break;
    const inColumn = numbersIn(row).filter((number) => liesIn(row, number, column));
    const odd = row.words.some(
      (_, at) =>
        hasDigit(row, at) &&
        !numbersIn(row).some(({ start, end }) => at >= start && at < end) &&
        liesIn(row, { start: at, end: at + 1 }, column),
    );
    if (inColumn.length === 0 && !odd) {
      if (isCut && at - last <= TOP_ROWS) continue;
      if (found.length > 0) break;
      // A heading of several lines: the unit may be below the words. Another label ends it.
      const below = row.plain.findIndex((_, each) => liesIn(row, { start: each, end: each + 1 }, column));
      if (below >= 0) {
        unit ??= unitsOf(row, below, below + 1, unitOf);
        isStrange ||= !isPlain(row.plain[below], plain);
      }
      if (row.index - head.index >= HEAD_ROWS) break;
      continue;
    }
    const [number = null] = inColumn;
    const after = number ? row.plain[number.end] : undefined;
    const named = after === undefined ? null : unitOf(after);
    const isMoney = number !== null && ["other", "money"].includes(String(unitOf(row.plain[number.start - 1] ?? "")));
    if (named === "other" || named === "money" || isMoney) break;
    const isSure =
      !isStrange &&
      inColumn.length === 1 &&
      !odd &&
      (!isCut || last === at - 1) &&
      number !== null &&
      !isMarked(row, number) &&
      !(named && unit && named !== unit);
    const known = named ?? unit;
    // A line with a label of its own is no row of the table.
    if (findLabels(row, all, all).length > 0) break;
    if (known || !needsUnit) {
      last = at;
      found.push({ ...candidateAt(row, isSure ? number : null, mark, known), isSum: has(row.plain, totals) });
    }
  }
  return found;
}

/** A heading with the unit that directly follows it: "Usage (kWh)". */
function withUnit<Unit>(row: Row, place: Span, unitOf: Seeking<Unit>["unitOf"]): Span {
  const after = row.plain[place.end];
  const [last, next] = [row.words[place.end - 1], row.words[place.end]];
  const isNear = last && next && next.x - last.x - last.width < 8;
  return after && isNear && unitOf(after) ? { start: place.start, end: place.end + 1 } : place;
}

/** The sums among candidates; all if there are none. */
export function sumsOf<Unit>(candidates: readonly Candidate<Unit>[]): Candidate<Unit>[] {
  const sums = candidates.filter(({ isSum }) => isSum);
  return sums.length > 0 ? sums : [...candidates];
}

/** What candidates agree on: one value, or why it must be asked for. */
export type Decision = { value: number; index: number } | { why: "missing" | "several" | "ambiguous" };

/** `known` is a value that follows from other figures: it decides between two readings of the same number. */
export function decide(candidates: readonly Candidate<unknown>[], known: number | null = null): Decision {
  if (candidates.length === 0) return { why: "missing" };
  if (candidates.some(({ values }) => values.length === 0)) return { why: "ambiguous" };
  const [first, ...rest] = candidates;
  const shared = (first?.values ?? []).filter((value) => rest.every(({ values }) => values.includes(value)));
  const [value] = shared;
  if (value === undefined) return { why: "several" };
  if (shared.length === 1) return { value, index: 0 };
  const fitting = known === null ? [] : shared.filter((each) => Math.abs(each - known) < 0.5);
  return fitting.length === 1 && fitting[0] !== undefined ? { value: fitting[0], index: 0 } : { why: "ambiguous" };
}
