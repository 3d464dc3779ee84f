/**
 * An amount that is a large multiple or a small fraction of another: last year's, or a typical month's. Not an error, but worth asking
 * about.
 */
export interface Odd {
  than: "former" | "months";
  /** At least 10, or at most one tenth. */
  times: number;
  /** The month that differs, counted from 1; missing if the whole year differs. */
  month?: number;
}

const STRIKING = 10;

const isStriking = (amount: number, usual: number) =>
  usual > 0 && amount > 0 && (amount >= usual * STRIKING || amount * STRIKING <= usual);

/**
 * Finds what is odd about an amount, given as a year's sum and, if known, its months, in the same unit as the previous year's. Null if
 * nothing is odd. An amount that newly appears or disappears is not a typing error, so it does not count.
 */
export function findOdd(amount: number, months: readonly (number | null)[], former: number | null): Odd | null {
  if (former !== null && isStriking(amount, former)) return { than: "former", times: amount / former };
  const given = months.filter((month): month is number => month !== null && month > 0).sort((a, b) => a - b);
  const usual = given.length < 3 ? 0 : (given[Math.floor(given.length / 2)] ?? 0);
  const month = months.findIndex((each) => each !== null && isStriking(each, usual));
  return month < 0 ? null : { than: "months", times: (months[month] ?? 0) / usual, month: month + 1 };
}
