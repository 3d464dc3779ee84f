import type { FileType } from "~/assessment/evidence/rules/file-types";
import { oneLine } from "~/core/typed-text";
import type { Context } from "~/platform/context";
import { openArrivals } from "~/platform/files/arrivals.server";
import { readMultipart } from "~/platform/files/multipart.server";
import { type FileRefusal, fileNameOf } from "~/platform/files/types";
import { inspectFile } from "./inspect-file.server";
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
  files: StoredFile[];
  /** If there are any, no file is left in R2. */
  problems: FileProblem[];
}

/**
 * Reads a form with files of the `taken` types, one after the other, in the memory that an isolate has for that
 * (`openArrivals`). Each file is checked by its content and put into R2 before the next is read. `mayTake` is called before each file with
 * the fields that precede it; if it returns false, no file is kept. Throws `MultipartError` for an invalid form or one that stalls, and
 * `BodyTooLargeError`; then nothing is left in R2 either.
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
  const text = Buffer.alloc(FIELD_BYTES);
  const arrivals = openArrivals(ctx, companyId);
  try {
    for await (const part of readMultipart(request)) {
      if (part.fileName === null) {
        arrivals.close();
        fields.append(part.name, text.toString("utf8", 0, await part.read(text)));
        continue;
      }
      // A file field that was left empty.
      if (part.fileName === "" && (await part.read(text)) === 0) continue;
      if (!(await mayTake(fields))) {
        await drop();
        return { fields, files, problems };
      }
      const field = part.name;
      // The name is shown inside an error message, so strip characters that could reverse the text's direction.
      const fileName = oneLine(part.fileName);
      if (files.length + problems.length >= limits.filesPerDocument) {
        problems.push({ field, fileName, reason: "too-many" });
        continue;
      }
      const named = fileNameOf(fileName);
      if (!named.ok) {
        problems.push({ field, fileName, reason: named.reason });
        continue;
      }
      await arrivals.receive(part, limits.bytesPerFile, arrivalKey(ctx, companyId), async (arrived) => {
        const judged = await inspectFile({ name: fileName, ...arrived }, limits, taken);
        if (!judged.ok) problems.push({ field, fileName, reason: judged.reason });
        else if (problems.length === 0) files.push(await storeFile(ctx, companyId, judged));
      });
    }
  } catch (error) {
    await drop();
    throw error;
  } finally {
    arrivals.close();
  }
  if (problems.length > 0) await drop();
  return { fields, files, problems };
}
