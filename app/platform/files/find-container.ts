import { findPictureType } from "./pictures/clean-picture";
import type { OtherKind } from "./types";

/** How a file of each kind begins. */
const MAGIC = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};
/**
 * Readers look for the head of a PDF within this many bytes (ISO 32000-2, annex I): mail programs and printers put spaces or commands
 * before it.
 */
const HEAD_WITHIN = 1024;
const PDF_HEAD = /%PDF-/;
const WEB_PAGE = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|script|svg|\?xml)/i;

/**
 * The type of a file by its first bytes; an office file is inspected later. Null for anything else, including a WebP picture. A PDF may
 * have something before its head, but nothing that makes the file one of another kind as well.
 */
export function findContainer(bytes: Uint8Array): "pdf" | "picture" | "zip" | "ole" | null {
  const container = (["zip", "ole"] as const).find((each) => startsWith(bytes, MAGIC[each]));
  if (container) return container;
  const picture = findPictureType(bytes);
  if (picture !== null) return picture === "webp" ? null : "picture";
  const head = headOf(bytes, HEAD_WITHIN);
  return PDF_HEAD.test(head) && !WEB_PAGE.test(head) ? "pdf" : null;
}

/** The names of parts of office files: unchanged in a zip, with a null byte after each letter in an older file. */
const PARTS: [OtherKind, string, string][] = [
  ["word", "word/document", "WordDocument"],
  ["excel", "xl/workbook", "Workbook"],
  ["slides", "ppt/presentation", "PowerPoint Document"],
];
/** TIFF pictures, bitmaps, and those of phones (HEIC, AVIF), which begin with the length of their head. */
const OTHER_PICTURE = /^(?:II\*\0|MM\0\*|BM.{4}\0\0\0\0|.{4}ftyp(?:hei|hev|mif|msf|avi))/s;

/** What a file is if it is not a PDF; null if that is unknown. The result only names what is refused and decides nothing. */
export function findOtherKind(bytes: Uint8Array): OtherKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = startsWith(bytes, MAGIC.zip);
  if (isZip || startsWith(bytes, MAGIC.ole)) {
    const part = PARTS.find(([, inZip, inOle]) => (isZip ? file.includes(inZip) : file.includes(inOle, "utf16le")));
    return part?.[0] ?? (isZip ? "zip" : null);
  }
  const head = headOf(bytes, HEAD_WITHIN);
  if (findPictureType(bytes) || OTHER_PICTURE.test(head)) return "picture";
  if (WEB_PAGE.test(head)) return "web";
  return bytes.length > 0 && !/[^\t\n\f\r\x20-\xff]/.test(head) ? "text" : null;
}

const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/** The first bytes as Latin-1 text. */
const headOf = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString("latin1");
