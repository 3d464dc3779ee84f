/** An amount that is so many times another: last year's, or a usual month's. Not wrong; worth a question. */
export interface Odd {
  than: "former" | "months";
  /** From ten times to a tenth. */
  times: number;
  /** The month that stands out, from 1; none for the year. */
  month?: number;
}

const STRIKING = 10;

const isStriking = (amount: number, usual: number) =>
  usual > 0 && amount > 0 && (amount >= usual * STRIKING || amount * STRIKING <= usual);

/**
 * What is striking about an amount, given as a year's sum and, if so, as its months, in the same unit as the former year's. Null for
 * nothing; what was not there before, or is no more, is no slip of the pen.
 */
export function findOdd(amount: number, months: readonly (number | null)[], former: number | null): Odd | null {
  if (former !== null && isStriking(amount, former)) return { than: "former", times: amount / former };
  const given = months.filter((month): month is number => month !== null && month > 0).sort((a, b) => a - b);
  const usual = given.length < 3 ? 0 : (given[Math.floor(given.length / 2)] ?? 0);
  const month = months.findIndex((each) => each !== null && isStriking(each, usual));
  return month < 0 ? null : { than: "months", times: (months[month] ?? 0) / usual, month: month + 1 };
}
