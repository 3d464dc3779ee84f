import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { documentFiles } from "~/platform/d1/schema/evidence";
import { sweepFolder } from "~/platform/files/sweep.server";
import { EVIDENCE_FOLDER, idOfKey } from "./store-file.server";

/** Deletes files of supporting documents that no row knows; `cursor` is the key after which the run goes on. */
export function sweepOrphans(ctx: Context, cursor: string | null) {
  return sweepFolder(ctx, EVIDENCE_FOLDER, (keys) => findKnown(ctx, keys), cursor);
}

async function findKnown(ctx: Context, keys: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(isListed(documentFiles.id, keys.map(idOfKey)));
  const ids = new Set(rows.map(({ id }) => id));
  return new Set(keys.filter((key) => ids.has(idOfKey(key))));
}
