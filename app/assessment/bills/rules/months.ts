import { dayAfter, daysBetween, lastDayOf } from "../../../core/days/days";
import { roundNumber } from "../../../core/numbers";
import { type BillUnit, SUPPLIES, type Supply } from "./bill";

/** A bill that is read, or entered, completely. */
export interface WholeBill {
  /** Names it in notes. */
  key: string;
  supply: Supply;
  /** Bills of different meters add up; those of one meter must not overlap. Empty if the bill names none. */
  meter: string;
  from: string;
  to: string;
  startsAfter: boolean;
  quantity: number;
  unit: BillUnit;
  isEstimate: boolean;
  isCredit: boolean;
}

export const NOTES = [
  // Two bills say the same; one of them counts.
  "duplicate",
  // An estimate that a bill with a reading covers; only that one counts.
  "replaced",
  // Both would count for the same days. It must be settled before the figures are used.
  "overlap",
  // Days of the year that no bill of a meter covers.
  "gap",
  // Bills of several meters, which add up.
  "meters",
  // An estimate that no later reading has corrected yet, or that one has.
  "estimate",
  "settled",
  "credit",
  // A bill without a day in the year.
  "outside",
  // Credits of a month exceed what it used. It must be settled too.
  "negative",
] as const;

export interface Note {
  about: (typeof NOTES)[number];
  supply: Supply;
  bills: string[];
  /** The days of a gap or an overlap. */
  days?: { from: string; to: string };
  /** A month, counted from 1. */
  month?: number;
}

export const mustBeSettled = ({ about }: Note) => about === "overlap" || about === "negative";

export interface FilledMonth {
  /** Counted from 1. */
  month: number;
  /** Null if no bill has a day in it. */
  amount: number | null;
  sources: { key: string; amount: number }[];
}

export interface FilledSupply {
  supply: Supply;
  unit: BillUnit;
  months: FilledMonth[];
  total: number;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** A smaller part of a kilowatt hour or a litre is on no bill that is split. */
const SPLIT_DECIMALS = 2;
const KWH_PER_MWH = 1000;

/** A bill with the days that it counts for. */
interface Counted extends WholeBill {
  first: string;
}

/** What bills come to in each month of a year: their days are split by the calendar, in equal shares. */
export function fillYear(bills: readonly WholeBill[], year: number): { supplies: FilledSupply[]; notes: Note[] } {
  const notes: Note[] = [];
  const supplies = SUPPLIES.flatMap((supply): FilledSupply[] => {
    const own = bills.filter((bill) => bill.supply === supply).map(toBaseUnit);
    if (own.length === 0) return [];
    const tell = (note: Omit<Note, "supply">) => void notes.push({ ...note, supply });
    const counted = byMeter(own).flatMap((ofMeter) => settle(ofMeter, year, tell));
    const meters = new Set(counted.map(({ meter }) => meter));
    if (supply === "electricity" && meters.size > 1) {
      tell({
        about: "meters",
        bills: [...meters].flatMap((meter) => counted.find((bill) => bill.meter === meter)?.key ?? []),
      });
    }
    const shares = counted.flatMap((bill) => split(bill).map((share) => ({ ...share, key: bill.key })));
    const months = MONTHS.map((month): FilledMonth => {
      const sources = shares.filter((share) => share.month === `${year}-${String(month).padStart(2, "0")}`);
      const amount = sources.length === 0 ? null : roundNumber(sources.reduce((sum, share) => sum + share.amount, 0));
      if (amount !== null && amount < 0) tell({ about: "negative", bills: sources.map(({ key }) => key), month });
      return { month, amount, sources: sources.map(({ key, amount }) => ({ key, amount })) };
    });
    const total = roundNumber(months.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
    return [{ supply, unit: supply === "electricity" ? "kwh" : "litre", months, total }];
  });
  return { supplies, notes };
}

const toBaseUnit = (bill: WholeBill): WholeBill =>
  bill.unit === "mwh" ? { ...bill, unit: "kwh", quantity: roundNumber(bill.quantity * KWH_PER_MWH) } : bill;

function byMeter(bills: readonly WholeBill[]): WholeBill[][] {
  const meters = [...new Set(bills.map(({ meter }) => meter))];
  return meters.map((meter) => bills.filter((bill) => bill.meter === meter));
}

/** The bills of one meter that count, in order, with what is to be told about them. */
function settle(bills: readonly WholeBill[], year: number, tell: (note: Omit<Note, "supply">) => void): Counted[] {
  const kept: WholeBill[] = [];
  for (const bill of bills) {
    const twin = kept.find((other) => isSame(other, bill));
    if (twin) tell({ about: "duplicate", bills: [twin.key, bill.key] });
    else kept.push(bill);
  }
  const counted = kept
    .map((bill): Counted => ({ ...bill, first: bill.startsAfter ? dayAfter(bill.from, 1) : bill.from }))
    .filter((bill) => {
      const better =
        bill.isEstimate && kept.find((other) => !other.isEstimate && !other.isCredit && covers(other, bill));
      if (better) tell({ about: "replaced", bills: [bill.key, better.key] });
      return !better;
    })
    .sort((one, other) => one.first.localeCompare(other.first) || one.to.localeCompare(other.to));
  const usual = counted.filter(({ isCredit }) => !isCredit);
  for (const [index, bill] of usual.entries()) {
    const next = usual[index + 1];
    // The day of a reading ends one bill and begins the next: it counts once.
    if (next && next.first === bill.to && next.to > bill.to) next.first = dayAfter(next.first, 1);
  }
  for (const [index, bill] of usual.entries()) {
    for (const other of usual.slice(index + 1)) {
      if (other.first > bill.to) continue;
      const [to = bill.to] = [other.to, bill.to].sort();
      tell({ about: "overlap", bills: [bill.key, other.key], days: { from: other.first, to } });
    }
    if (bill.isEstimate) {
      const later = usual.slice(index + 1).find(({ isEstimate }) => !isEstimate);
      tell({ about: later ? "settled" : "estimate", bills: later ? [bill.key, later.key] : [bill.key] });
    }
  }
  const [start, end] = [`${year}-01-01`, `${year}-12-31`];
  for (const { key, first, to, isCredit } of counted) {
    if (to < start || first > end) tell({ about: "outside", bills: [key] });
    else if (isCredit) tell({ about: "credit", bills: [key] });
  }
  // Fuel is bought when it is needed.
  if (usual.some(({ supply }) => supply === "electricity")) reportGaps(usual, start, end, tell);
  return counted;
}

const isSame = (one: WholeBill, other: WholeBill) =>
  one.from === other.from && one.to === other.to && one.quantity === other.quantity && one.isCredit === other.isCredit;
const covers = (one: WholeBill, other: WholeBill) => one.from <= other.from && one.to >= other.to;

function reportGaps(
  bills: readonly Counted[],
  start: string,
  end: string,
  tell: (note: Omit<Note, "supply">) => void,
): void {
  const within = bills.filter(({ first, to }) => to >= start && first <= end);
  const [one] = within;
  if (!one) return;
  let next = start;
  for (const { first, to } of within) {
    if (first > next) tell({ about: "gap", bills: [one.key], days: { from: next, to: dayAfter(first, -1) } });
    if (to >= next) next = dayAfter(to, 1);
  }
  if (next <= end) tell({ about: "gap", bills: [one.key], days: { from: next, to: end } });
}

/** A bill's amount by month. The shares add up to it exactly. */
function split({ first, to, quantity }: Counted): { month: string; amount: number }[] {
  const days = daysBetween(first, to) + 1;
  const shares: { month: string; amount: number }[] = [];
  let given = 0;
  for (let day = first; day <= to; ) {
    const month = day.slice(0, 7);
    const last = lastDayOf(month);
    const until = last < to ? last : to;
    const done = daysBetween(first, until) + 1;
    const so = until === to ? quantity : Number(((quantity * done) / days).toFixed(SPLIT_DECIMALS));
    shares.push({ month, amount: roundNumber(so - given) });
    given = so;
    day = dayAfter(until, 1);
  }
  return shares;
}
