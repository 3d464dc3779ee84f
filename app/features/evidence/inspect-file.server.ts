import { beginsAsPdf, type FileLimits, type FileRefusal, isSafeFileName } from "~/domain/evidence/files";

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
  /** Whether the sender sent more than what `bytes` holds. */
  isCut: boolean;
}

export type FileVerdict = { ok: true; pages: number } | { ok: false; reason: FileRefusal };

/** Judges a file by its content: a PDF that opens, is not encrypted and has pages. What its sender calls it decides nothing. */
export async function inspectFile({ name, bytes, isCut }: GivenFile, limits: FileLimits): Promise<FileVerdict> {
  if (!isSafeFileName(name)) return { ok: false, reason: "name" };
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (isCut || bytes.length > limits.bytesPerFile) return { ok: false, reason: "too-big" };
  if (!beginsAsPdf(bytes)) return { ok: false, reason: "type" };
  // A large library, and few requests bring a file.
  const { parsePdf } = await import("./parse-pdf.server");
  return parsePdf(bytes);
}
