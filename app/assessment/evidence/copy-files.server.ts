import type { Context } from "~/platform/context";
import { errorMessage } from "~/platform/log";
import { dropFiles, evidenceKey, type StoredFile } from "./store-file.server";

/**
 * Copies files in R2 under new ids, one after the other so that only one is in memory. A copy that fails is left out. The caller gives the
 * copies their rows.
 */
export async function copyFiles(ctx: Context, companyId: string, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const copies: StoredFile[] = [];
  for (const { fileName, size, sha256, pages, id } of files) {
    const copy = { id: ctx.ids.create(), fileName, size, sha256, pages };
    try {
      const stored = await ctx.files.get(evidenceKey(companyId, { id, fileName, pages }));
      if (!stored) continue;
      const { httpMetadata } = stored;
      await ctx.files.put(evidenceKey(companyId, copy), await stored.arrayBuffer(), { sha256, httpMetadata });
      copies.push(copy);
    } catch (error) {
      // It may have been stored even though the response was lost.
      await dropFiles(ctx, companyId, [copy]);
      ctx.log("proof-not-carried", { error: errorMessage(error) });
    }
  }
  return copies;
}
