import type { Context } from "./context";
import { listWith } from "./files/list-with";

/**
 * The list of what has been erased, in the bucket of backups: `erasures/{what}/{id}`, with the day. A database that is restored to an
 * earlier moment does not know it, and erases it again by this list. It contains ids and keyed hashes, nothing about people.
 */
export const ERASURES = "erasures/";
/** Entries read at a time. */
const PAGE = 500;

/** What is erased: an account, a company with all it has, or a thing that its capability names. */
export interface Erased {
  key: string;
  what: string;
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

const keyOf = (what: string, id: string) => `${ERASURES}${what}/${id}`;

/** Writes to the list. Nothing happens where there are no backups. Throws if the bucket does not take it. */
export async function noteErased(ctx: Context, what: string, ids: readonly string[]): Promise<void> {
  const { backups } = ctx;
  if (!backups) return;
  // As its content too: a copy of the bucket made by other tools has lost what is beside it.
  const at = String(ctx.clock());
  await Promise.all(ids.map((id) => backups.put(keyOf(what, id), at, { customMetadata: { at } })));
}

/** Takes something off the list that is there again by its owner's wish. */
export async function forgetErased(ctx: Context, what: string, id: string): Promise<void> {
  await ctx.backups?.delete(keyOf(what, id));
}

/** Some entries after a key, in the order of their keys, and the key to continue from; null after the last. */
export async function listErased(
  ctx: Context,
  after: string | null,
): Promise<{ entries: Erased[]; next: string | null }> {
  const { backups } = ctx;
  if (!backups) return { entries: [], next: null };
  const page = await listWith(backups, "customMetadata", { prefix: ERASURES, limit: PAGE, after });
  const entries = page.objects.map(({ key, customMetadata, uploaded }) => {
    const [what = "", id = ""] = key.slice(ERASURES.length).split("/");
    return { key, what, id, at: Number(customMetadata?.at ?? uploaded.getTime()) };
  });
  return { entries, next: page.truncated ? (entries.at(-1)?.key ?? null) : null };
}
