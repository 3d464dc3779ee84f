import { daysBetween, isDay } from "../../../core/days/days";

/** The order of numeric dates; null if a bill does not tell. Dates that begin with the year need none. */
export type Order = "day-first" | "month-first" | null;

const NAMES = [
  "january jan januari janvier janv",
  "february feb februari fevrier fevr fev",
  "march mar mac mars",
  "april apr avril avr",
  "may mei mai",
  "june jun juin",
  "july jul julai juillet juil",
  "august aug ogos ogo aout",
  "september sep sept septembre",
  "october oct oktober okt octobre",
  "november nov novembre",
  "december dec disember dis decembre",
].map((names) => names.split(" "));
const MONTH = `(${NAMES.flat()
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const monthOf = (name: string) => NAMES.findIndex((names) => names.includes(name)) + 1;

/** The day that a date means; or what it means in each order of its parts, with "" where it would be no day. */
export type Days = readonly [string] | readonly [dayFirst: string, monthFirst: string, yearFirst: string];

/** A date in a text: where it is, and the days it may mean. */
export interface Dated {
  start: number;
  end: number;
  days: Days;
}

const pad = (number: number) => String(number).padStart(2, "0");
const toDay = (year: number, month: number, day: number) => {
  const text = `${year < 100 ? 2000 + year : year}-${pad(month)}-${pad(day)}`;
  return isDay(text) ? text : "";
};

const SEP = "[-–/. ]{1,3}";
const EDGE = "(?<![\\p{L}\\d/.-])";
const AFTER = "(?![\\p{L}\\d/-])";
const NUMERIC = new RegExp(`${EDGE}(\\d{1,4})([-/.])(\\d{1,2})\\2(\\d{2}|\\d{4})${AFTER}`, "gu");
const NAMED = new RegExp(`${EDGE}(\\d{1,2})(?:er)?${SEP}${MONTH}\\.?,?${SEP}(\\d{4}|\\d{2})${AFTER}`, "gu");
const NAMED_US = new RegExp(`${EDGE}${MONTH}\\.? (\\d{1,2}),? (\\d{4})${AFTER}`, "gu");
/** "1 - 28 Feb 2026" and "1 Feb - 28 Feb 2026": the first date leaves out what the second says. */
const SHORT = new RegExp(
  `${EDGE}(\\d{1,2})(?:er)?(?: ${MONTH}\\.?)? ?(?:-|–|to|hingga|au) ?(\\d{1,2}) ${MONTH}\\.?,? (\\d{4})${AFTER}`,
  "gu",
);

/** The text in which dates are looked for: as long as the given one, so that places agree. */
const fold = (text: string) =>
  [...text]
    .map((sign) => {
      const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === sign.length ? plain : sign;
    })
    .join("")
    .replace(/[\u00A0\u202F]/g, " ");

/** All dates of a text, in order. */
export function findDates(written: string, order: Order): Dated[] {
  const text = fold(written);
  const found: Dated[] = [];
  const add = (match: RegExpMatchArray, days: Days, start = match.index ?? 0, end = start + match[0].length) => {
    if (days.every((day) => day === "")) return;
    if (!found.some((each) => start < each.end && end > each.start)) found.push({ start, end, days });
  };
  for (const match of text.matchAll(SHORT)) {
    const [whole, first = "", firstMonth, last = "", lastMonth = "", year = ""] = match;
    const month = monthOf(lastMonth);
    const start = match.index ?? 0;
    const cut = start + whole.lastIndexOf(`${last} ${lastMonth}`);
    const ofFirst = firstMonth ? monthOf(firstMonth) : month;
    // "15 Dec - 14 Jan 2026" begins in the year before.
    const ofYear = ofFirst > month ? Number(year) - 1 : Number(year);
    add(match, [toDay(ofYear, ofFirst, Number(first))], start, cut);
    add(match, [toDay(Number(year), month, Number(last))], cut, start + whole.length);
  }
  for (const match of text.matchAll(NAMED)) {
    add(match, [toDay(Number(match[3]), monthOf(match[2] ?? ""), Number(match[1]))]);
  }
  for (const match of text.matchAll(NAMED_US)) {
    add(match, [toDay(Number(match[3]), monthOf(match[1] ?? ""), Number(match[2]))]);
  }
  for (const match of text.matchAll(NUMERIC)) add(match, numericDays(match, order));
  return found.sort((a, b) => a.start - b.start);
}

function numericDays([, first = "", , second = "", last = ""]: RegExpMatchArray, order: Order): Days {
  const [a, b, c] = [Number(first), Number(second), Number(last)];
  if (first.length === 4) return [last.length === 2 ? toDay(a, b, c) : ""];
  if (first.length === 3) return [""];
  const [dayFirst, monthFirst] = [toDay(c, b, a), toDay(c, a, b)];
  if (order !== null) return [order === "day-first" ? dayFirst : monthFirst];
  // "26/02/01" may begin with its year.
  const yearFirst = last.length === 2 ? toDay(a, b, c) : "";
  const [one, ...others] = new Set([dayFirst, monthFirst, yearFirst].filter(Boolean));
  return one && others.length === 0 ? [one] : [dayFirst, monthFirst, yearFirst];
}

/** The order that the dates of a bill show. `usual` is its supplier's; dates that contradict leave it open. */
export function dateOrder(texts: readonly string[], usual: Order): Order {
  let [dayFirst, monthFirst] = [false, false];
  for (const text of texts) {
    for (const [, first = "", , second = "", last = ""] of text.matchAll(NUMERIC)) {
      if (first.length > 2 || last.length !== 4) continue;
      if (Number(first) > 12 && Number(second) <= 12) dayFirst = true;
      if (Number(second) > 12 && Number(first) <= 12) monthFirst = true;
    }
  }
  if (dayFirst && monthFirst) return null;
  if (dayFirst) return usual === "month-first" ? null : "day-first";
  if (monthFirst) return usual === "day-first" ? null : "month-first";
  return usual;
}

/** Days of a usual bill. */
const [SHORTEST, LONGEST] = [20, 100];
/** No bill covers more than a year and some days. */
const MAX_DAYS = 400;

export const isPeriod = (from: string, to: string) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= MAX_DAYS;

/**
 * The period that two dates of one bill mean, both in the same order of their parts; null if several are possible, or none. Of several, the
 * only one that is as long as bills are.
 */
export function periodOf(first: Days, last: Days): { from: string; to: string } | null {
  const orders = first.length === 1 && last.length === 1 ? [0] : [0, 1, 2];
  const dayBy = (days: Days, order: number) => (days.length === 1 ? days[0] : days[order]) ?? "";
  const all = orders.flatMap((order) => {
    const [from, to] = [dayBy(first, order), dayBy(last, order)];
    return from && to && isPeriod(from, to) ? [{ from, to }] : [];
  });
  const distinct = all.filter(
    (one, index) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === index,
  );
  if (orders.length === 1) return distinct[0] ?? null;
  const usual = distinct.filter(
    ({ from, to }) => daysBetween(from, to) >= SHORTEST && daysBetween(from, to) <= LONGEST,
  );
  return usual.length === 1 ? (usual[0] ?? null) : null;
}

/** A month in words or figures, as tables have it: "Mar 2026", "2026-03", "03/2026". */
export function readMonth(written: string): string | null {
  const text = fold(written).trim();
  const named = new RegExp(`^${MONTH}\\.?[-/ ]+(\\d{4})$`, "u").exec(text);
  if (named) return `${named[2]}-${pad(monthOf(named[1] ?? ""))}`;
  const [, year = "", month = ""] = /^(\d{4})[-/](\d{1,2})$/.exec(text) ?? [];
  const [, month2 = "", year2 = ""] = /^(\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  const [y, m] = year ? [year, month] : [year2, month2];
  return y && isDay(`${y}-${pad(Number(m))}-01`) ? `${y}-${pad(Number(m))}` : null;
}
