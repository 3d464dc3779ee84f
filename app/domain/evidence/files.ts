/** Longest name of a file as it is shown, in characters. */
const NAME_LIMIT = 150;
/** What can never be part of a name that is shown or downloaded: control characters, paths, mark-up, and marks that turn writing round. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}/\\<>"|*?\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

export type FileRefusal = "empty" | "too-big" | "name" | "type" | "kind" | "encrypted" | "broken" | "macros" | "pixels";

/** How many files a document may have, how large each, and how much of them a company may keep; bytes. */
export interface FileLimits {
  filesPerDocument: number;
  bytesPerFile: number;
  bytesPerCompany: number;
}

/** Whether a file may keep the name that its sender gave it. Its ending does not matter: what it is, its content says. */
export function isSafeFileName(name: string): boolean {
  return name.trim() !== "" && name.length <= NAME_LIMIT && !UNSAFE.test(name) && !/^\.+$/.test(name.trim());
}

/** Whether a file begins as a PDF does (ISO 32000-2, 7.5.2). Nothing may stand before, so that it is nothing else as well. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, index) => bytes[index] === byte);
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
