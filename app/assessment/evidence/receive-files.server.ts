import { type FileType, PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { oneLine } from "~/core/typed-text";
import type { Context } from "~/platform/context";
import { openArrivals } from "~/platform/files/arrivals.server";
import { BodyTooLargeError, readMultipart } from "~/platform/files/multipart.server";
import { type FileRefusal, fileNameOf } from "~/platform/files/types";
import { inspectFile } from "./inspect-file.server";
import { dropPhotographs, keepPhotograph, type Photograph } from "./photographs.server";
import { arrivalKey, dropFiles, fileLimits, type StoredFile, storeFile } from "./store-file.server";

/** Longest non-file field, in bytes; its content is checked later. */
const FIELD_BYTES = 16 * 1024;

/** A rejected file: the form field it came in, and its name. */
export interface FileProblem {
  field: string;
  fileName: string;
  reason: FileRefusal | "too-many";
}

export interface Received {
  fields: URLSearchParams;
  /** Stored in R2. The caller must give them rows or drop them. */
  files: (StoredFile & InField)[];
  /** Wait in R2 to become PDFs (`joinPhotographs`); the caller must have that done or drop them. */
  photographs: (Photograph & InField & { fileName: string })[];
  problems: FileProblem[];
}

/** The form field that a file came in. */
interface InField {
  field: string;
}

export interface Taking {
  types: readonly FileType[];
  /** Called before each file with the fields that precede it; if it returns false, no file is kept and nothing more is read. */
  mayTake?: (fields: URLSearchParams) => Promise<boolean>;
  /** How many files a field has room for, if each field counts by itself; null skips the file. Otherwise the limit is that of a document. */
  roomOf?: (field: string) => number | null | Promise<number | null>;
  /** Whether good files are kept beside rejected ones. */
  keepsGood?: boolean;
  /** Most bytes of text in all fields together, if the form is large without its files. */
  textBytes?: number;
  /** Whether the caller takes a whole file itself, before it is judged; then it is not stored. */
  takesItself?: (fileName: string, bytes: Uint8Array) => boolean;
  /** Looks into a stored PDF while its bytes are in memory. */
  looksInto?: (file: StoredFile, bytes: Uint8Array) => Promise<void>;
}

/** Photographs that may arrive in one form field, a page each. */
const MAX_PHOTOGRAPHS = 20;

/**
 * Reads a form with files of some types, one after the other, in the memory that an isolate has for that (`openArrivals`). Each file is
 * checked by its content and put into R2 before the next is read. Throws `MultipartError` for an invalid form or one that stalls, and
 * `BodyTooLargeError`; then nothing is left in R2. Nor is it if a file is rejected, unless good ones are to be kept.
 */
export async function receiveFiles(
  ctx: Context,
  request: Request,
  companyId: string,
  { types, mayTake = async () => true, roomOf, keepsGood = false, textBytes, takesItself, looksInto }: Taking,
): Promise<Received> {
  const limits = fileLimits(ctx);
  const makesPdfs = types === PDF_OR_PHOTOGRAPH;
  const fields = new URLSearchParams();
  const files: Received["files"] = [];
  const photographs: Received["photographs"] = [];
  const problems: FileProblem[] = [];
  const drop = async () => {
    await dropFiles(ctx, companyId, files.splice(0));
    await dropPhotographs(ctx, photographs.splice(0));
  };
  /** Whether a field has room for one more file. Photographs of one field become one file. */
  const hasRoom = (field: string, room: number, isPhotograph: boolean) => {
    const alike = (each: InField) => !roomOf || each.field === field;
    const pictures = photographs.filter(alike).length;
    if (isPhotograph && pictures > 0) return pictures < MAX_PHOTOGRAPHS;
    return files.filter(alike).length + Math.min(pictures, 1) + (keepsGood ? 0 : problems.filter(alike).length) < room;
  };
  const text = Buffer.alloc(FIELD_BYTES);
  let read = 0;
  const arrivals = openArrivals(ctx, companyId);
  try {
    for await (const part of readMultipart(request)) {
      if (part.fileName === null) {
        arrivals.close();
        const size = await part.read(text);
        read += size;
        if (textBytes !== undefined && (size === FIELD_BYTES || read > textBytes)) throw new BodyTooLargeError();
        fields.append(part.name, text.toString("utf8", 0, size));
        continue;
      }
      // A file field that was left empty.
      if (part.fileName === "" && (await part.read(text)) === 0) continue;
      if (!(await mayTake(fields))) {
        await drop();
        return { fields, files, photographs, problems };
      }
      const field = part.name;
      // The name is shown inside an error message, so strip characters that could reverse the text's direction.
      const fileName = oneLine(part.fileName);
      const room = roomOf ? await roomOf(field) : limits.filesPerDocument;
      if (room === null) continue;
      const refuse = (reason: FileProblem["reason"]) => void problems.push({ field, fileName, reason });
      if (!hasRoom(field, room, makesPdfs)) {
        refuse("too-many");
        continue;
      }
      const named = fileNameOf(fileName);
      if (!named.ok) {
        refuse(named.reason);
        continue;
      }
      await arrivals.receive(part, limits.bytesPerFile, arrivalKey(ctx, companyId), async (arrived) => {
        if (!arrived.isCut && takesItself?.(named.name, arrived.bytes)) return;
        const judged = await inspectFile({ name: fileName, ...arrived }, limits, types);
        if (!judged.ok) return refuse(judged.reason);
        const isPhotograph = makesPdfs && judged.type !== "pdf";
        if (!hasRoom(field, room, isPhotograph)) return refuse("too-many");
        if (problems.length > 0 && !keepsGood) return;
        if (!isPhotograph) {
          const stored = await storeFile(ctx, companyId, judged);
          files.push({ ...stored, field });
          return looksInto?.(stored, judged.bytes);
        }
        const kept = await keepPhotograph(ctx, companyId, judged);
        if (kept) photographs.push({ ...kept, field, fileName: judged.name });
        else refuse("picture-kind");
      });
    }
  } catch (error) {
    await drop();
    throw error;
  } finally {
    arrivals.close();
  }
  if (problems.length > 0 && !keepsGood) await drop();
  return { fields, files, photographs, problems };
}
