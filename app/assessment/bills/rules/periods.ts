import { daysBetween } from "../../../core/days/days";
import type { Asked, Spot } from "./bill";
import { type Days, type Order, periodOf } from "./dates";
import { columnOf, datesIn, findLabels, isStrangeBefore, liesIn, type Row } from "./rows";
import { has, type Phrase, type Span, spotOf } from "./words";

export interface PeriodLabels {
  period: readonly Phrase[];
  from: readonly Phrase[];
  to: readonly Phrase[];
  all: readonly Phrase[];
  asides: readonly Phrase[];
  /** Words beside a label that change nothing. */
  plain: ReadonlySet<string>;
}

/** The days that both ends may mean. */
interface Ends {
  first: Days;
  last: Days;
  at: { from: Spot; to: Spot };
}

export type PeriodVerdict =
  | { ok: true; from: string; to: string; at: { from: Spot; to: Spot } }
  | { ok: false; why: Asked["why"]; seen: Spot[] };

/** The billing period: after its own label, else between the labels of its ends. If both are there, they must agree. */
export function findPeriod(rows: readonly Row[], labels: PeriodLabels, order: Order): PeriodVerdict {
  const found = [...wholePeriods(rows, labels, order), ...endsOf(rows, labels, order)];
  if (found.length === 0) return { ok: false, why: "missing", seen: [] };
  const seen = found.flatMap(({ at }) => (at.from.text === at.to.text ? [at.from] : [at.from, at.to])).slice(0, 4);
  const read = found.map(({ first, last }) => periodOf(first, last));
  if (read.some((each) => each === null)) return { ok: false, why: "ambiguous", seen };
  const [one, ...rest] = read;
  const [source] = found;
  if (!one || !source || rest.some((each) => each?.from !== one.from || each.to !== one.to)) {
    return { ok: false, why: "several", seen };
  }
  return { ok: true, ...one, at: source.at };
}

/** Whether the words before a label make it one of something else: "previous billing period", "contract from". */
function isAside(row: Row, place: Span, { asides, all, plain }: PeriodLabels, order: Order): boolean {
  if (has(row.plain.slice(0, place.start), asides)) return true;
  const followsDate = datesIn(row, order).some(
    ({ end }) => end <= place.start && row.plain.slice(end, place.start).every((word) => word === ""),
  );
  return !followsDate && isStrangeBefore(row, place, all, plain);
}

/** How many lines below a heading its dates may stand. */
const BELOW = 4;

function wholePeriods(rows: readonly Row[], labels: PeriodLabels, order: Order): Ends[] {
  const { period, from, to, all } = labels;
  const ends = [...from, ...to].map((phrase) => phrase.join(" "));
  const others = all.filter((phrase) => !ends.includes(phrase.join(" ")));
  return rows.flatMap((row, index) =>
    findLabels(row, period, all).flatMap((place): Ends[] => {
      if (isAside(row, place, labels, order)) return [];
      const stop = findLabels(row, others, all).find(({ start }) => start >= place.end)?.start ?? row.words.length;
      const beside = datesIn(row, order).filter(({ start, end }) => start >= place.end && end <= stop);
      const [first, last] = beside;
      if (first && last) return [endsFrom(row, first.days, row, last.days)];
      const below = rows.slice(index + 1, index + 1 + BELOW).filter(({ page }) => page === row.page);
      if (first) {
        // The second date has gone to the next line.
        const [next] = below;
        const dates = next ? datesIn(next, order) : [];
        const [only] = dates;
        return next && only && dates.length === 1 && only.start <= 1
          ? [endsFrom(row, first.days, next, only.days)]
          : [];
      }
      const column = columnOf(row, place);
      const inColumn = below.flatMap((each) =>
        datesIn(each, order).flatMap((date) => (liesIn(each, date, column) ? [{ row: each, days: date.days }] : [])),
      );
      const [top, bottom] = inColumn;
      return top && bottom && inColumn.length === 2 ? [endsFrom(top.row, top.days, bottom.row, bottom.days)] : [];
    }),
  );
}

const endsFrom = (one: Row, first: Days, other: Row, last: Days): Ends => ({
  first,
  last,
  at: { from: spotOf(one), to: spotOf(other) },
});

function endsOf(rows: readonly Row[], labels: PeriodLabels, order: Order): Ends[] {
  const [starts, finishes] = [labels.from, labels.to].map((ends) => datesBy(rows, ends, labels, order));
  const distinct = (dates: Single[] = []) => new Map(dates.map((each) => [each.days.join(), each]));
  const [first, last] = [distinct(starts), distinct(finishes)];
  if (first.size === 0 || last.size === 0) return [];
  // Every pair: if they differ, it is asked.
  return [...first.values()].flatMap((one) =>
    [...last.values()].map((other) => endsFrom(one.row, one.days, other.row, other.days)),
  );
}

interface Single {
  row: Row;
  days: Days;
}

/** The dates that directly follow a label, or stand below it. */
function datesBy(rows: readonly Row[], ends: readonly Phrase[], labels: PeriodLabels, order: Order): Single[] {
  return rows.flatMap((row, index) =>
    findLabels(row, ends, labels.all).flatMap((place): Single[] => {
      if (isAside(row, place, labels, order)) return [];
      const dates = datesIn(row, order).filter(({ start }) => start >= place.end);
      const beside = dates.find(({ start }) => row.plain.slice(place.end, start).every((word) => word === ""));
      if (beside) return [{ row, days: beside.days }];
      // A single word such as "to" is no heading of a column.
      if (dates.length > 0 || place.end - place.start < 2) return [];
      const column = columnOf(row, place);
      for (const below of rows.slice(index + 1, index + 3)) {
        const found =
          below.page === row.page ? datesIn(below, order).filter((date) => liesIn(below, date, column)) : [];
        if (found.length > 0) return found.map(({ days }) => ({ row: below, days }));
      }
      return [];
    }),
  );
}

/** What the number of days says of the first day; null if it contradicts. */
export function startsAfter(from: string, to: string, days: number): boolean | null {
  const between = daysBetween(from, to);
  if (days === between + 1) return false;
  return days === between ? true : null;
}
