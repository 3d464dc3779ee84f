/** Months after a year in which it is closed: what is answered then is still said of it. */
const CLOSING_MONTHS = 3;

/** A time in milliseconds, from which (and until which, exclusive) something counts. */
export interface AnswerPeriod {
  from: number;
  end: number;
  until: number;
}

/**
 * Which completed assessments may speak for a calendar year: those completed in it, and in the months in which it is closed, since questions
 * look back twelve months. Of those in the year the last one counts, and where there is none the first one after it; older ones say
 * nothing of a year. All in UTC.
 */
export function answerPeriod(year: number): AnswerPeriod {
  return {
    from: Date.UTC(year, 0, 1),
    end: Date.UTC(year + 1, 0, 1),
    until: Date.UTC(year + 1, CLOSING_MONTHS, 1),
  };
}
