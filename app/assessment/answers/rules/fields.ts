/**
 * A field of an answer as a form sends it: the part of the question that it is for, and what was chosen or written there. Whatever an
 * answer comes from, a page, a workbook or a call, it comes as fields, and a stored answer goes out as fields too.
 */
export type Field = readonly [part: string, value: string];

/** The part that most questions have: the chosen options, the text, the figure. */
export const MAIN = "q";
/** The words for «Other». */
export const OTHER = "other";
/** The options that another one has opened, and the words for the «Other» among them. */
export const FOLLOW_UPS = "more";
export const FOLLOW_UP_OTHER = "more-other";

/** The fields as one text: without the empty ones, in an order of their own, so that two answers that say the same have one text. */
export function writeFields(fields: readonly Field[]): string {
  const given = fields.filter(([, value]) => value !== "").map(([part, value]) => [part, value]);
  return new URLSearchParams(given).toString().split("&").sort().join("&");
}

/** The fields in such a text; of any other text whatever can be made of it. */
export function readFields(text: string): Field[] {
  return [...new URLSearchParams(text)];
}

/** The first value of a part; empty when nothing was given for it. */
export function firstValue(fields: readonly Field[], part: string): string {
  return fields.find(([name]) => name === part)?.[1] ?? "";
}

export function allValues(fields: readonly Field[], part: string): string[] {
  return fields.flatMap(([name, value]) => (name === part && value !== "" ? [value] : []));
}
