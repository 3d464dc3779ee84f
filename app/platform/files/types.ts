import { hasWord, oneLine } from "../../core/typed-text";

/** Longest name of a file that is shown, in characters. */
const NAME_LIMIT = 150;
/** Characters that a name that is shown or downloaded must not have, beyond those that no name may have: paths and mark-up. */
const UNSAFE = /[/\\<>"|*?]/;

/** What is wrong with a name: nothing in it can be read aloud, it is too long, or it has a character that no name can have. */
type NameFault = "name-blank" | "name-long" | "name-sign";

/** What a file is if it is not a PDF, as far as users need to know to make a PDF of it. */
export type OtherKind = "word" | "excel" | "slides" | "picture" | "zip" | "web" | "text";

export type FileRefusal =
  | NameFault
  | "type"
  | "photograph"
  | "picture-kind"
  | `type-${OtherKind}`
  | ("empty" | "too-big" | "kind" | "encrypted" | "pages" | "broken" | "macros" | "pixels");

/** How many files a document may have, how large each may be, and how much of them a company may keep, in bytes. */
export interface FileLimits {
  filesPerDocument: number;
  bytesPerFile: number;
  bytesPerCompany: number;
}

/**
 * The name under which a file is kept, made from the sender's name for it, or why it cannot be kept. The extension does not matter: the
 * content says what the file is.
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
 * What a Range header asks for in a file of `size` bytes (RFC 9110, 14.2). Several ranges, other units and unreadable headers get the whole
 * file, as the standard allows.
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
