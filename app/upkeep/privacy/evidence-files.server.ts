import { eq } from "drizzle-orm";
import { evidenceKey } from "~/assessment/evidence/store-file.server";
import { documentFiles, documents } from "~/assessment/evidence/tables";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";

/** Maximum number of keys that R2 accepts in one deletion. */
const KEYS_AT_ONCE = 1000;

/** The R2 keys of the supporting documents' files, by assessment; for at most ninety assessments. */
export async function findEvidence(
  ctx: Context,
  assessmentIds: string[],
): Promise<{ assessmentId: string; key: string }[]> {
  const rows = await ctx.db
    .select({
      assessmentId: documents.assessmentId,
      id: documentFiles.id,
      companyId: documentFiles.companyId,
      fileName: documentFiles.fileName,
      pages: documentFiles.pages,
    })
    .from(documents)
    .innerJoin(documentFiles, eq(documentFiles.documentId, documents.id))
    .where(isListed(documents.assessmentId, assessmentIds));
  return rows.map(({ assessmentId, companyId, ...file }) => ({ assessmentId, key: evidenceKey(companyId, file) }));
}

export async function deleteEvidence(ctx: Context, keys: string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    await ctx.files.delete(keys.slice(from, from + KEYS_AT_ONCE));
  }
}
