/** Columns of a question sheet, counted from 0. The first two are hidden and identify the row. */
export const COLUMN = { question: 0, option: 1, number: 2, text: 3, required: 4, answer: 5, words: 6, why: 7 } as const;

/** Headers of the hidden columns. A sheet without `ROW_KEY` is not from Kompas. */
export const ROW_KEY = "kompas:question";
export const OPTION_KEY = "kompas:option";

/** The hidden sheet that records what the workbook was made from: rows of a key and its values. */
export const MEMORY_SHEET = "kompas";
export const MEMORY = {
  format: "format",
  assessment: "assessment",
  questionnaire: "questionnaire",
  base: "base",
  list: "list",
} as const;

/** The layout version recorded in the hidden sheet. Users still fill in workbooks of the former version, so both are read. */
export const FORMAT = "2";
export const FORMER_FORMAT = "1";

/** The mark for a choice that applies. */
export const MARK = "x";
