/**
 * Promises in legal texts that people keep, not code: days for rights requests (business days for the first), age and the office's hours
 * (specification, results 2.12). For Malaysia: the Personal Data Protection Act 2010, sections 31 and 35.
 */
export const PROMISES = {
  acknowledgeDays: 5,
  answerDays: 30,
  extendedDays: 60,
  malaysiaDays: 21,
  malaysiaMoreDays: 14,
  age: 18,
  /** Days between publishing a version that asks for agreement and the day it takes effect (terms, section 14). */
  noticeDays: 30,
} as const;

/** When the office can be reached, Monday to Friday. */
export const OFFICE = { opens: "08:30", closes: "16:30" } as const;
