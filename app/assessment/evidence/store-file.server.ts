import { type SQL, sql } from "drizzle-orm";
import {
  aboutType,
  type FileType,
  type KeptFile,
  nameToKeep,
  typeOfFile,
} from "~/assessment/evidence/rules/file-types";
import { requestEntries } from "~/foundation/tables/requests";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { FileLimits } from "~/platform/files/types";
import { errorMessage } from "~/platform/log";
import { actions } from "./action-tables";
import { documentFiles } from "./tables";

/** A file that is stored in R2 but has no row yet. */
export interface StoredFile {
  id: string;
  fileName: string;
  size: number;
  /** Hex. */
  sha256: string;
  pages: number;
}

/** The R2 folders of all supporting documents and of one company's. */
export const EVIDENCE_FOLDER = "evidence/";
export const evidenceFolder = (companyId: string) => `${EVIDENCE_FOLDER}${companyId}/`;
export function evidenceKey(companyId: string, file: KeptFile & { id: string }): string {
  return `${evidenceFolder(companyId)}${file.id}.${aboutType(typeOfFile(file)).ending}`;
}

/** Where a large file waits until all of it is there. No row knows this id, so a file that is left there is an orphan. */
export const arrivalKey = ({ ids }: Context, companyId: string) => `${evidenceFolder(companyId)}${ids.create()}.part`;

/** The file's id in an R2 key or in the API's file name. */
export const idOfKey = (key: string) => key.slice(key.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, "");

const MB = 1024 * 1024;

/** The limits from the settings. */
export function fileLimits({ settings }: Context): FileLimits {
  return {
    filesPerDocument: settings.EVIDENCE_FILES_PER_DOCUMENT,
    bytesPerFile: settings.EVIDENCE_FILE_MB * MB,
    bytesPerCompany: settings.EVIDENCE_COMPANY_MB * MB,
  };
}

/** Bytes that a company's files use, including those of its plan and of requests, except for one action whose file may be replaced. */
export function usedBytes(companyId: string, exceptAction = ""): SQL<number> {
  const other = sql`"other"."company_id" = ${companyId} and "other"."id" <> ${exceptAction}`;
  return sql`((select coalesce(sum(${documentFiles.size}), 0) from ${documentFiles} where ${documentFiles.companyId} = ${companyId}) + (select coalesce(sum("other"."file_size"), 0) from ${actions} as "other" where ${other}) + (select coalesce(sum(${requestEntries.fileSize}), 0) from ${requestEntries} where ${requestEntries.companyId} = ${companyId}))`;
}

/** Those of the files that a document has. */
export async function idsWithRow(ctx: Context, fileIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(isListed(documentFiles.id, fileIds));
  return new Set(rows.map(({ id }) => id));
}

/** Stores a checked file under a generated key; R2 verifies its hash. */
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
    // The file may have been stored even though the response was lost, and no one else knows its key.
    await dropFiles(ctx, companyId, [file]);
    throw error;
  }
  return file;
}

/** Deletes files that have no row. A failed deletion is retried by `sweepOrphans`. */
export async function dropFiles(ctx: Context, companyId: string, files: (KeptFile & { id: string })[]): Promise<void> {
  if (files.length === 0) return;
  await ctx.files
    .delete(files.map((file) => evidenceKey(companyId, file)))
    .catch((error: unknown) => ctx.log("evidence-not-dropped", { error: errorMessage(error) }));
}
