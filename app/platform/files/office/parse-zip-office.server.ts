import { openZip, ZipError } from "../zip";
import type { OfficeVerdict } from "./inspect-office.server";

/** The most an office file may claim to contain; ordinary ones of 10 MB stay well under each. Bytes, unless the name says otherwise. */
const LIMITS = { entries: 5_000, bytes: 300 * 1024 * 1024 };
const LONGEST_LIST = 1024 * 1024;

const FAMILIES = {
  docx: { part: "word/document.xml", type: "wordprocessingml.document.main+xml" },
  xlsx: { part: "xl/workbook.xml", type: "spreadsheetml.sheet.main+xml" },
} as const;

/**
 * Judges a zip as a Word document or an Excel workbook (ISO/IEC 29500-2). It must be one of the two by its parts and by its list of
 * contents, have no macros, and be nothing but a zip from the first byte to the last.
 */
export function parseZipOffice(bytes: Uint8Array): OfficeVerdict {
  try {
    const { names, read } = openZip(bytes, LIMITS);
    const list = read("[Content_Types].xml", LONGEST_LIST);
    return list ? judge(names, Buffer.from(list).toString("utf8")) : { ok: false, reason: "type" };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return { ok: false, reason: error.reason === "encrypted" ? "encrypted" : "broken" };
  }
}

function judge(parts: string[], contents: string): OfficeVerdict {
  const names = parts.map((name) => name.toLowerCase());
  if (names.some(hasMacros) || /macroenabled|vbaproject|macrosheet/i.test(contents)) {
    return { ok: false, reason: "macros" };
  }
  const types = (["docx", "xlsx"] as const).filter(
    (type) => names.includes(FAMILIES[type].part) && contents.includes(FAMILIES[type].type),
  );
  const [type] = types;
  return type && types.length === 1 ? { ok: true, type } : { ok: false, reason: "type" };
}

const hasMacros = (name: string) => /(^|\/)(vbaproject|vbadata|macrosheets|activex)[^/]*(\/|$)/.test(name);
