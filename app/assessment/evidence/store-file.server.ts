import { type SQL, sql } from "drizzle-orm";
import {
  aboutType,
  type FileType,
  type KeptFile,
  nameToKeep,
  typeOfFile,
} from "~/assessment/evidence/rules/file-types";
import type { Context } from "~/platform/context";
import type { FileLimits } from "~/platform/files/types";
import { errorMessage } from "~/platform/log";
import { actions } from "./action-tables";
import { documentFiles } from "./tables";

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
export function evidenceKey(companyId: string, file: KeptFile & { id: string }): string {
  return `${evidenceFolder(companyId)}${file.id}.${aboutType(typeOfFile(file)).ending}`;
}

/** The file's id in a key or in the name that the API gives it. */
export const idOfKey = (key: string) => key.slice(key.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, "");

const MB = 1024 * 1024;

/** What the settings allow. */
export function fileLimits({ settings }: Context): FileLimits {
  return {
    filesPerDocument: settings.EVIDENCE_FILES_PER_DOCUMENT,
    bytesPerFile: settings.EVIDENCE_FILE_MB * MB,
    bytesPerCompany: settings.EVIDENCE_COMPANY_MB * MB,
  };
}

/** Bytes that a company's files take, those of its plan too, but for one action whose file may be replaced. */
export function usedBytes(companyId: string, exceptAction = ""): SQL<number> {
  const other = sql`"other"."company_id" = ${companyId} and "other"."id" <> ${exceptAction}`;
  return sql`((select coalesce(sum(${documentFiles.size}), 0) from ${documentFiles} where ${documentFiles.companyId} = ${companyId}) + (select coalesce(sum("other"."file_size"), 0) from ${actions} as "other" where ${other}))`;
}

/** Puts a judged file under a name of ours; R2 checks its hash. */
export async function storeFile(
  ctx: Context,
  companyId: string,
  { name, type, bytes, pages }: { name: string; type: FileType; bytes: Uint8Array<ArrayBuffer>; pages: number },
): Promise<StoredFile> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const sha256 = Buffer.from(digest).toString("hex");
  const file = { id: ctx.ids.create(), fileName: nameToKeep(name, type), size: bytes.length, sha256, pages };
  try {
    await ctx.files.put(evidenceKey(companyId, file), bytes, {
      sha256: digest,
      httpMetadata: { contentType: aboutType(type).mime },
    });
  } catch (error) {
    // It may lie there although the answer was lost, under a name that nobody else knows.
    await dropFiles(ctx, companyId, [file]);
    throw error;
  }
  return file;
}

/** Deletes files that belong to no row. What cannot be deleted now is swept later (`sweepOrphans`). */
export async function dropFiles(ctx: Context, companyId: string, files: (KeptFile & { id: string })[]): Promise<void> {
  if (files.length === 0) return;
  await ctx.files
    .delete(files.map((file) => evidenceKey(companyId, file)))
    .catch((error: unknown) => ctx.log("evidence-not-dropped", { error: errorMessage(error) }));
}
