/** Columns of a sheet with questions, counted from 0; the first two are hidden and say what a row is for. */
export const COLUMN = { question: 0, option: 1, number: 2, text: 3, required: 4, answer: 5, words: 6, why: 7 } as const;

/** What the hidden columns are headed by: a sheet without it is none of ours. */
export const ROW_KEY = "kompas:question";
export const OPTION_KEY = "kompas:option";

/** The hidden sheet, which says what the workbook was made from: rows of a key and its values. */
export const MEMORY_SHEET = "kompas";
export const MEMORY = {
  format: "format",
  assessment: "assessment",
  questionnaire: "questionnaire",
  base: "base",
  list: "list",
} as const;

/** What the hidden sheet says of its own layout. People still fill in workbooks of the former one, and those are read too. */
export const FORMAT = "2";
export const FORMER_FORMAT = "1";

/** What marks a choice that applies. */
export const MARK = "x";
