import type { FileLimits } from "~/domain/evidence/files";
import type { Context } from "~/platform/context";
import { errorMessage } from "~/platform/log";

/** A file that lies in R2 and waits for its row. */
export interface StoredFile {
  id: string;
  fileName: string;
  size: number;
  /** Hex. */
  sha256: string;
  pages: number;
}

/** Where all supporting documents lie in R2, and where those of a company do. */
export const EVIDENCE_FOLDER = "evidence/";
export const evidenceFolder = (companyId: string) => `${EVIDENCE_FOLDER}${companyId}/`;
export const evidenceKey = (companyId: string, fileId: string) => `${evidenceFolder(companyId)}${fileId}.pdf`;

const MB = 1024 * 1024;

/** What the settings allow. */
export function fileLimits({ settings }: Context): FileLimits {
  return {
    filesPerDocument: settings.EVIDENCE_FILES_PER_DOCUMENT,
    bytesPerFile: settings.EVIDENCE_FILE_MB * MB,
    bytesPerCompany: settings.EVIDENCE_COMPANY_MB * MB,
  };
}

/** Puts a judged file under a name of ours; R2 checks its hash. */
export async function storeFile(
  ctx: Context,
  companyId: string,
  file: { name: string; bytes: Uint8Array<ArrayBuffer>; pages: number },
): Promise<StoredFile> {
  const id = ctx.ids.create();
  const digest = await crypto.subtle.digest("SHA-256", file.bytes);
  await ctx.files.put(evidenceKey(companyId, id), file.bytes, {
    sha256: digest,
    httpMetadata: { contentType: "application/pdf" },
  });
  const sha256 = Buffer.from(digest).toString("hex");
  return { id, fileName: file.name.trim(), size: file.bytes.length, sha256, pages: file.pages };
}

/** Deletes files that belong to no row. What cannot be deleted now is swept later (`sweepOrphans`). */
export async function dropFiles(ctx: Context, companyId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await ctx.files
    .delete(fileIds.map((id) => evidenceKey(companyId, id)))
    .catch((error: unknown) => ctx.log("evidence-not-dropped", { error: errorMessage(error) }));
}
