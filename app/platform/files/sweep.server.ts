import type { Context } from "../context";

/** A file that belongs to no row after this long was left by a request that broke off, or by a row that was deleted. */
const ORPHAN_MS = 24 * 60 * 60_000;
/** Files per page, as many as a statement takes, and pages per run. */
const PAGE = 90;
const MAX_PAGES = 20;

/**
 * Deletes the files of a folder that no row knows. `findKnown` returns those of the given keys that a row knows. `cursor` is the key after
 * which the run continues.
 */
export async function sweepFolder(
  ctx: Context,
  prefix: string,
  findKnown: (keys: string[]) => Promise<ReadonlySet<string>>,
  cursor: string | null,
): Promise<{ did: Record<string, number>; cursor: string | null }> {
  let deleted = 0;
  let startAfter = cursor ?? undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { objects, truncated } = await ctx.files.list({ prefix, limit: PAGE, startAfter });
    const old = objects.filter(({ uploaded }) => uploaded.getTime() < ctx.clock() - ORPHAN_MS).map(({ key }) => key);
    const known = old.length > 0 ? await findKnown(old) : new Set();
    const orphans = old.filter((key) => !known.has(key));
    if (orphans.length > 0) await ctx.files.delete(orphans);
    deleted += orphans.length;
    startAfter = objects.at(-1)?.key;
    if (!truncated || !startAfter) return { did: { deleted }, cursor: null };
  }
  return { did: { deleted }, cursor: startAfter ?? null };
}
