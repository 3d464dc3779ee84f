/** The company's years of key figures. */
export const KEY_FIGURES_PATH = "/key-figures";

export const figuresYearPath = (year: number) => `${KEY_FIGURES_PATH}/${year}`;

export const figuresSectionPath = (year: number, section: string) => `${figuresYearPath(year)}/${section}`;

/** All figures of a year on one page, for printing. */
export const figuresPrintPath = (year: number) => `${figuresYearPath(year)}/print`;

/** The year that an address names; null if it is not a year. */
export function toYear(text: string | undefined): number | null {
  return text !== undefined && /^\d{4}$/.test(text) ? Number(text) : null;
}
