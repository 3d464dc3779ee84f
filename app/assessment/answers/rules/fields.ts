/**
 * A field of an answer as a form sends it: the part of the question, and what the user chose or wrote there. Answers
 * from a page, a workbook or a call all come in as fields, and stored answers go out as fields too.
 */
export type Field = readonly [part: string, value: string];

/** The part that most questions have: the chosen options, the text or the figure. */
export const MAIN = "q";
/** The text for "Other". */
export const OTHER = "other";
/** The follow-up options that another option opens, and the text for the "Other" among them. */
export const FOLLOW_UPS = "more";
export const FOLLOW_UP_OTHER = "more-other";

/** The fields as one text, sorted and without empty ones, so that equivalent answers give the same text. */
export function writeFields(fields: readonly Field[]): string {
  const given = fields.filter(([, value]) => value !== "").map(([part, value]) => [part, value]);
  return new URLSearchParams(given).toString().split("&").sort().join("&");
}

/** The fields in such a text; for any other text, whatever can be parsed. */
export function readFields(text: string): Field[] {
  return [...new URLSearchParams(text)];
}

/** The first value of a part; empty if it has none. */
export function firstValue(fields: readonly Field[], part: string): string {
  return fields.find(([name]) => name === part)?.[1] ?? "";
}

export function allValues(fields: readonly Field[], part: string): string[] {
  return fields.flatMap(([name, value]) => (name === part && value !== "" ? [value] : []));
}
