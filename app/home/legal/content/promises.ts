/**
 * What legal texts promise that people carry out, not code: days of rights requests (business days for the first), age and the office's
 * hours (specification, results 2.12); for Malaysia the Personal Data Protection Act 2010, sections 31 and 35.
 */
export const PROMISES = {
  acknowledgeDays: 5,
  answerDays: 30,
  extendedDays: 60,
  malaysiaDays: 21,
  malaysiaMoreDays: 14,
  age: 18,
  /** Between the day on which a version that asks for agreement is published and the day from which it holds (terms, section 14). */
  noticeDays: 30,
} as const;

/** When the office can be reached, Monday to Friday. */
export const OFFICE = { opens: "08:30", closes: "16:30" } as const;
