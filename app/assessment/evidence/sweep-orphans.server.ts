import { and, isNotNull } from "drizzle-orm";
import { requestEntries } from "~/foundation/tables/requests";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { sweepFolder } from "~/platform/files/sweep.server";
import { actions } from "./action-tables";
import { EVIDENCE_FOLDER, idOfKey } from "./store-file.server";
import { documentFiles } from "./tables";

/** Deletes files of supporting documents, actions and requests that have no row. `cursor` is the last key of the previous run. */
export function sweepOrphans(ctx: Context, cursor: string | null) {
  return sweepFolder(ctx, EVIDENCE_FOLDER, (keys) => findKnown(ctx, keys), cursor);
}

async function findKnown(ctx: Context, keys: string[]): Promise<Set<string>> {
  const named = keys.map(idOfKey);
  const [ofDocuments, ofActions, ofRequests] = await runTogether(ctx.db, [
    ctx.db.select({ id: documentFiles.id }).from(documentFiles).where(isListed(documentFiles.id, named)),
    ctx.db.select({ id: actions.fileId }).from(actions).where(isListed(actions.fileId, named)),
    ctx.db
      .select({ id: requestEntries.fileId })
      .from(requestEntries)
      .where(and(isNotNull(requestEntries.fileId), isListed(requestEntries.fileId, named))),
  ]);
  const ids = new Set([...ofDocuments, ...ofActions, ...ofRequests].map(({ id }) => id));
  return new Set(keys.filter((key) => ids.has(idOfKey(key))));
}
