import type { Option } from "~/assessment/catalogue/rules/questions";

/** Something chosen by its label. */
type Labelled = Pick<Option, "id" | "label">;

const YES = ["yes", "y", "oui", "o", "ya", "true", "vrai", "benar", "1"];
const NO = ["no", "n", "non", "tidak", "tak", "false", "faux", "salah", "0"];
/** Marks for a choice that applies, and for one that does not. */
const MARKS = new Set([...YES, "x", "×", "✓", "✔", "☑", "☒", "✗", "✘"]);
const NO_MARKS = new Set([...NO, "-", "☐"]);

/** Longer texts are neither labels nor marks. They are skipped, so that many such cells stay cheap. In characters. */
const LONGEST = 400;

/** Normalizes a text so that common spelling variants are equal: ignores case, accents, and kinds of spaces, dashes and apostrophes. */
export function plainSpelling(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(.*\S)\s*[.;,!]$/u, "$1")
    .toLowerCase();
}

const labels = new WeakMap<Labelled, string[]>();

/** The normalized labels of an option in every language. Cached, because a workbook may compare them with thousands of cells. */
function spellingsOf(option: Labelled): string[] {
  const known = labels.get(option) ?? Object.values(option.label).map(plainSpelling);
  labels.set(option, known);
  return known;
}

/** The option that a text names, by its label in any language, its id, or, for a yes-no choice, a common spelling of yes or no. */
export function matchOption<T extends Labelled>(options: readonly T[], text: string): T | null {
  if (text.length > LONGEST) return null;
  const wanted = plainSpelling(text);
  const byLabel = options.find((option) => option.id === wanted || spellingsOf(option).includes(wanted));
  if (byLabel || options.map(({ id }) => id).join() !== "yes,no") return byLabel ?? null;
  const id = YES.includes(wanted) ? "yes" : NO.includes(wanted) ? "no" : null;
  return options.find((option) => option.id === id) ?? null;
}

/** Whether the mark says that the choice applies; null if it is not a known mark. */
export function readMark(text: string, option: Labelled): boolean | null {
  if (text.length > LONGEST) return null;
  const mark = plainSpelling(text);
  if (MARKS.has(mark) || spellingsOf(option).includes(mark)) return true;
  return NO_MARKS.has(mark) ? false : null;
}

/** The options that a text lists one after another, as in "Yes / No"; empty unless every part is an option. */
export function matchSeveral<T extends Labelled>(list: readonly T[], text: string): T[] {
  if (text.length > LONGEST) return [];
  const parts = text.split(/[;,/|\n]|\s\+\s|\s&\s/).filter((part) => part.trim() !== "");
  const options = parts.map((part) => matchOption(list, part));
  return options.flatMap((option) => option ?? []).length === parts.length
    ? [...new Set(options.flatMap((option) => option ?? []))]
    : [];
}
