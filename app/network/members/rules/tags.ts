import { hasWord, oneLine } from "../../../core/typed-text";
import { findSeparator, readDelimited } from "../../membership/rules/delimited";

/** The longest name of a tag, and how many tags a corporate company has at most. */
export const TAG_LIMIT = 40;
export const MAX_TAGS = 50;
/** How many views it saves at most. Their names follow the same rules. */
export const MAX_VIEWS = 20;
/** The most lines of a list that puts tags on companies. */
export const MAX_TAG_LINES = 2_000;

export type TagVerdict = { ok: true; name: string; key: string } | { ok: false; reason: "name-missing" | "name-long" };

/** Judges the name of a tag. `key` is the same for names that differ by capitals alone. */
export function judgeTag(typed: string): TagVerdict {
  // The apostrophe that keeps a spreadsheet from running a name, in a list that came from one of our files.
  const name = oneLine(typed.replace(/^'(?=[=+\-@])/, ""));
  if (!hasWord(name)) return { ok: false, reason: "name-missing" };
  return name.length > TAG_LIMIT
    ? { ok: false, reason: "name-long" }
    : { ok: true, name, key: name.toLocaleLowerCase("en") };
}

/** A line of a list, with the company (a name or an email address) and the tag that it names. */
export interface TagLine {
  number: number;
  text: string;
  company: string;
  tag: string;
}

/** What the first line of a table calls its first column, in our languages. */
const HEADS = /^(company|company name|name|email|entreprise|nom|nom de l['’]entreprise|syarikat|nama syarikat|nama)$/i;

/**
 * The lines of a list: a company, then a tag, with any separator. The last cell is the tag, so that a name with a comma needs no quotes. A
 * head is left out. Null if there are too many lines.
 */
export function readTagList(text: string): TagLine[] | null {
  const separator = findSeparator(text);
  const lines = readDelimited(text, MAX_TAG_LINES + 2, separator).map(({ number, text: line, cells }) => {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
    const isPair = filled.length > 1;
    return {
      number,
      text: line.trim(),
      company: oneLine((isPair ? filled.slice(0, -1) : filled).join(separator)),
      tag: isPair ? (filled.at(-1) ?? "") : "",
    };
  });
  const [first] = lines;
  const rows = first && HEADS.test(first.company) ? lines.slice(1) : lines;
  return rows.length > MAX_TAG_LINES ? null : rows;
}

/** Letters with an accent that the list's names are sorted without, and those that become others (`company_keys`, migrations/0037). */
const ACCENTED = new Set("àáâãäåçčèéêëęìíîïñńòóôõöšśùúûüýÿž");
const OTHERS: Record<string, string> = { æ: "ae", ð: "d", ł: "l", ø: "o", œ: "oe", ß: "ss" };

/** The key by which the list has a company of this name. */
export function nameKeyOf(name: string): string {
  const letters = [...name.trim()].flatMap((letter) => {
    const small = letter.toLowerCase();
    if (ACCENTED.has(small)) return [small.normalize("NFD").charAt(0)];
    return [...(OTHERS[small] ?? (/[A-Z]/.test(letter) ? small : letter))];
  });
  return letters.slice(0, 40).join("");
}

/** A company that a list's line may mean. */
export interface Candidate {
  companyId: string;
  name: string;
}

/** The company that a name means: the one written so, else the only one with the same letters. */
export function matchName(name: string, candidates: readonly Candidate[]): Candidate | "unknown" | "several" {
  const small = (text: string) => text.normalize("NFC").toLocaleLowerCase("en");
  const written = candidates.filter((each) => small(each.name) === small(name));
  const alike = written.length > 0 ? written : candidates.filter((each) => plain(each.name) === plain(name));
  const [only] = alike;
  return only ? (alike.length === 1 ? only : "several") : "unknown";
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase("en");
