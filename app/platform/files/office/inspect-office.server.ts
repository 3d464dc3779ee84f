import type { FileRefusal } from "~/platform/files/types";

export type OfficeVerdict =
  | { ok: true; type: "doc" | "docx" | "xls" | "xlsx" }
  | { ok: false; reason: Extract<FileRefusal, "type" | "encrypted" | "broken" | "macros"> };

/** Judges an office file by its content: a Word document or an Excel workbook without macros. */
export async function inspectOffice(bytes: Uint8Array, container: "zip" | "ole"): Promise<OfficeVerdict> {
  // Loaded only when needed, because few requests bring such a file.
  if (container === "zip") return (await import("./parse-zip-office.server")).parseZipOffice(bytes);
  return (await import("./parse-ole-office.server")).parseOleOffice(bytes);
}
