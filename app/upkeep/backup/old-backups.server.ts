import type { Context } from "~/platform/context";
import { BACKUP_LIFE_MS, BACKUPS, folderOf, type Manifest, manifestKey, timeOfId } from "./rules/manifest";

/** Deletions of a thousand objects each in one run; the next run continues. */
const MAX_DELETIONS = 20;

/** The newest finished backup, but for the one that is being made. */
export async function findLatest(ctx: Context, store: R2Bucket, own: string): Promise<Manifest | null> {
  const ids = (await listIds(store))
    .filter((id) => id !== own)
    .sort()
    .reverse();
  for (const id of ids) {
    const object = await store.get(manifestKey(id));
    if (object) return object.json<Manifest>();
    ctx.log("backup-unfinished", { backup: id });
  }
  return null;
}

/** Deletes the backups past their time, finished or not, but not the given one. Returns how many objects were deleted. */
export async function deleteOldBackups(ctx: Context, store: R2Bucket, keep: string): Promise<number> {
  let [deleted, times] = [0, 0];
  for (const id of await listIds(store)) {
    if (id === keep || !(timeOfId(id) <= ctx.clock() - BACKUP_LIFE_MS)) continue;
    // The manifest goes first: without it, what is left is no backup.
    await store.delete(manifestKey(id));
    while (times < MAX_DELETIONS) {
      const { objects, truncated } = await store.list({ prefix: folderOf(id), limit: 1000 });
      times += 1;
      if (objects.length > 0) await store.delete(objects.map(({ key }) => key));
      deleted += objects.length;
      if (!truncated) break;
    }
  }
  return deleted;
}

/** The ids of all backups, in order. */
async function listIds(store: R2Bucket): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.list({ prefix: BACKUPS, delimiter: "/", cursor });
    ids.push(...page.delimitedPrefixes.map((prefix) => prefix.slice(BACKUPS.length, -1)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return ids;
}
