/** Closing months after a year: answers given then still count for it. */
const CLOSING_MONTHS = 3;

/** Times in milliseconds. `from` is inclusive; `end` and `until` are exclusive. */
export interface AnswerPeriod {
  from: number;
  end: number;
  until: number;
}

/**
 * Which completed assessments may represent a calendar year: those completed in it or in its closing months, because questions look back
 * twelve months. The last one in the year counts, or else the first one after it. Older ones say nothing about the year. All in UTC.
 */
export function answerPeriod(year: number): AnswerPeriod {
  return {
    from: Date.UTC(year, 0, 1),
    end: Date.UTC(year + 1, 0, 1),
    until: Date.UTC(year + 1, CLOSING_MONTHS, 1),
  };
}
