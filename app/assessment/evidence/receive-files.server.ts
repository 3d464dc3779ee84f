import type { FileType } from "~/assessment/evidence/rules/file-types";
import { oneLine } from "~/core/typed-text";
import type { Context } from "~/platform/context";
import { readMultipart } from "~/platform/files/multipart.server";
import type { FileRefusal } from "~/platform/files/types";
import { inspectFile } from "./inspect-file.server";
import { dropFiles, fileLimits, type StoredFile, storeFile } from "./store-file.server";

/** Longest field beside the files, in bytes; what it may hold is judged later. */
const FIELD_BYTES = 16 * 1024;

/** A file that is refused: the field it came in, and what its sender calls it. */
export interface FileProblem {
  field: string;
  fileName: string;
  reason: FileRefusal | "too-many";
}

export interface Received {
  fields: URLSearchParams;
  /** In R2. Whoever does not give them a row drops them. */
  files: StoredFile[];
  /** With one of them nothing is left in R2. */
  problems: FileProblem[];
}

/**
 * Reads a form with files of the `taken` kinds, one file in memory at a time: each is judged by its content and put into R2
 * before the next is read. `mayTake` is asked before each file, with the fields that stand before it; once it says no, none is
 * taken. Throws `MultipartError` for what is no such form, and `BodyTooLargeError`; then nothing is left in R2 either.
 */
export async function receiveFiles(
  ctx: Context,
  request: Request,
  companyId: string,
  taken: readonly FileType[],
  mayTake: (fields: URLSearchParams) => Promise<boolean> = async () => true,
): Promise<Received> {
  const limits = fileLimits(ctx);
  const fields = new URLSearchParams();
  const files: StoredFile[] = [];
  const problems: FileProblem[] = [];
  const drop = () => dropFiles(ctx, companyId, files.splice(0));
  try {
    for await (const part of readMultipart(request, { file: limits.bytesPerFile, field: FIELD_BYTES })) {
      if (part.fileName === null) {
        fields.append(part.name, Buffer.from(part.bytes).toString("utf8"));
        continue;
      }
      // A field of a form that was left empty.
      if (part.fileName === "" && part.bytes.length === 0) continue;
      if (!(await mayTake(fields))) {
        await drop();
        return { fields, files, problems };
      }
      const field = part.name;
      // Shown with what is wrong with it: what cannot be kept must not be able to turn that sentence round.
      const fileName = oneLine(part.fileName);
      if (files.length + problems.length >= limits.filesPerDocument) {
        problems.push({ field, fileName, reason: "too-many" });
        continue;
      }
      const judged = await inspectFile({ name: fileName, bytes: part.bytes, isCut: part.isCut }, limits, taken);
      if (!judged.ok) problems.push({ field, fileName, reason: judged.reason });
      else if (problems.length === 0) {
        files.push(await storeFile(ctx, companyId, judged));
      }
    }
  } catch (error) {
    await drop();
    throw error;
  }
  if (problems.length > 0) await drop();
  return { fields, files, problems };
}
