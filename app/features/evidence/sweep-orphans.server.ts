import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { documentFiles } from "~/platform/d1/schema/evidence";
import { EVIDENCE_FOLDER, idOfKey } from "./store-file.server";

/** A file that belongs to no row after this long was left by a request that broke off, or by a row that has gone. */
const ORPHAN_MS = 24 * 60 * 60_000;
/** Files of one page, as many as a statement takes, and pages of one run. */
const PAGE = 90;
const MOST_PAGES = 20;

/** Deletes files of supporting documents that no row knows; `cursor` is the key after which the run goes on. */
export async function sweepOrphans(
  ctx: Context,
  cursor: string | null,
): Promise<{ did: Record<string, number>; cursor: string | null }> {
  let deleted = 0;
  let startAfter = cursor ?? undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { objects, truncated } = await ctx.files.list({ prefix: EVIDENCE_FOLDER, limit: PAGE, startAfter });
    const old = objects.filter(({ uploaded }) => uploaded.getTime() < ctx.clock() - ORPHAN_MS);
    const orphans = await withoutRow(
      ctx,
      old.map(({ key }) => key),
    );
    if (orphans.length > 0) await ctx.files.delete(orphans);
    deleted += orphans.length;
    startAfter = objects.at(-1)?.key;
    if (!truncated || !startAfter) return { did: { deleted }, cursor: null };
  }
  return { did: { deleted }, cursor: startAfter ?? null };
}

async function withoutRow(ctx: Context, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await ctx.db
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(isListed(documentFiles.id, keys.map(idOfKey)));
  const known = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => !known.has(idOfKey(key)));
}
