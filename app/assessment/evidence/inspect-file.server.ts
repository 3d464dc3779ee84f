import { ANY_EVIDENCE, type FileType, PDF_ONLY } from "~/assessment/evidence/rules/file-types";
import { findContainer, findOtherKind } from "~/platform/files/find-container";
import { inspectOffice } from "~/platform/files/office/inspect-office.server";
import { inspectPicture } from "~/platform/files/pictures/inspect-picture";
import { type FileLimits, type FileRefusal, fileNameOf } from "~/platform/files/types";

export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the sender sent more than `bytes` contains. */
  isCut: boolean;
}

export type FileVerdict =
  /** `name` and `bytes` are what to store; a picture's `bytes` contain only the picture. Only a PDF has pages. */
  ({ ok: true; name: string } & Content) | { ok: false; reason: FileRefusal };

interface Content {
  type: FileType;
  pages: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Checks a file by its content: it must be one of the `taken` types, open, and not be encrypted. Its name decides nothing. */
export async function inspectFile(
  { name: given, bytes, isCut }: GivenFile,
  limits: FileLimits,
  taken: readonly FileType[],
): Promise<FileVerdict> {
  const named = fileNameOf(given);
  if (!named.ok) return named;
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (isCut || bytes.length > limits.bytesPerFile) return { ok: false, reason: "too-big" };
  const verdict = await inspectContent(bytes, limits, taken);
  const other = typeRefusal(bytes, taken);
  if (!verdict.ok) return verdict.reason === "type" ? { ok: false, reason: other } : verdict;
  return taken.includes(verdict.type) ? { ...verdict, name: named.name } : { ok: false, reason: other };
}

/** The refusal for a file that should be a PDF or a photograph: its actual type, if that is recognised. */
function typeRefusal(bytes: Uint8Array, taken: readonly FileType[]): FileRefusal {
  if (taken === ANY_EVIDENCE) return "kind";
  const kind = findOtherKind(bytes);
  if (taken === PDF_ONLY) return kind ? `type-${kind}` : "type";
  if (kind === "picture") return "picture-kind";
  return kind ? `type-${kind}` : "photograph";
}

async function inspectContent(
  bytes: Uint8Array<ArrayBuffer>,
  limits: FileLimits,
  taken: readonly FileType[],
): Promise<({ ok: true } & Content) | { ok: false; reason: FileRefusal }> {
  const container = findContainer(bytes);
  const mayBe = taken === ANY_EVIDENCE || container === "pdf" || (container === "picture" && taken !== PDF_ONLY);
  if (!container || !mayBe) return { ok: false, reason: "type" };
  switch (container) {
    case "pdf": {
      // Loaded on demand: the library is large, and few requests contain a file.
      const { parsePdf } = await import("~/platform/files/pdf/parse-pdf.server");
      const parsed = parsePdf(bytes);
      return parsed.ok ? { ok: true, type: "pdf", pages: parsed.pages, bytes } : parsed;
    }
    case "picture": {
      const picture = inspectPicture(bytes, limits.bytesPerFile);
      if (!picture.ok) return picture;
      const { type } = picture;
      return type === "webp" ? { ok: false, reason: "type" } : { ok: true, type, pages: 0, bytes: picture.bytes };
    }
    default: {
      const office = await inspectOffice(bytes, container);
      return office.ok ? { ok: true, type: office.type, pages: 0, bytes } : office;
    }
  }
}
