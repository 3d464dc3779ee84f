import { hasWord, oneLine } from "../../core/typed-text";

/** Longest name of a file as it is shown, in characters. */
const NAME_LIMIT = 150;
/** What can never be part of a name that is shown or downloaded, beside what no name holds: paths and mark-up. */
const UNSAFE = /[/\\<>"|*?]/;

/** What is wrong with a name: nothing in it can be read out, it is too long, or it has a sign that no name can have. */
type NameFault = "name-blank" | "name-long" | "name-sign";

/** What a file that is no PDF is, as far as people need to know to make one of it. */
export type OtherKind = "word" | "excel" | "slides" | "picture" | "zip" | "web" | "text";

export type FileRefusal =
  | NameFault
  | "type"
  | `type-${OtherKind}`
  | ("empty" | "too-big" | "kind" | "encrypted" | "pages" | "broken" | "macros" | "pixels");

/** How many files a document may have, how large each, and how much of them a company may keep; bytes. */
export interface FileLimits {
  filesPerDocument: number;
  bytesPerFile: number;
  bytesPerCompany: number;
}

/**
 * The name that a file is kept by, of the one that its sender gave it, or why it cannot be kept. Its ending does not matter: what it is,
 * its content says.
 */
export function fileNameOf(given: string): { ok: true; name: string } | { ok: false; reason: NameFault } {
  const name = oneLine(given);
  if (!hasWord(name)) return { ok: false, reason: "name-blank" };
  if (UNSAFE.test(name)) return { ok: false, reason: "name-sign" };
  return name.length <= NAME_LIMIT ? { ok: true, name } : { ok: false, reason: "name-long" };
}

export type RangeVerdict =
  | { kind: "whole" }
  | { kind: "part"; offset: number; length: number }
  | { kind: "unsatisfiable" };

/**
 * What a Range header asks for of a file of `size` bytes (RFC 9110, 14.2). Several ranges, other units and what cannot be
 * read get the whole file, as the standard allows.
 */
export function readRange(header: string | null, size: number): RangeVerdict {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return { kind: "whole" };
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: "unsatisfiable" } : { kind: "part", offset: size - length, length };
  }
  const offset = Number(first);
  if (last !== "" && Number(last) < offset) return { kind: "whole" };
  if (offset >= size) return { kind: "unsatisfiable" };
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return { kind: "part", offset, length: end - offset + 1 };
}
