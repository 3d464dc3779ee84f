import { and, eq } from "drizzle-orm";
import { createStoredBox } from "./crypto/box";
import { firstKey, type KeyRing } from "./crypto/key-ring";
import { deriveKey, type Purpose } from "./crypto/keys";
import type { Database } from "./d1/client";
import { hashKeys } from "./d1/own-tables";

/**
 * What is stored as a keyed hash, and found again only by the same key: codes, addresses that want no invitations, networks, the links of
 * team invitations. Nothing could hash it anew when SECRET_KEY is replaced, since nothing knows what was hashed. So each of these keys is
 * a value of its own. It begins as what derives from the first SECRET_KEY, stays the same from then on, and is stored sealed.
 */
export const HASH_PURPOSES = ["recovery", "two-step", "invitation", "no-invitations", "network", "mail-stops"] as const;
export type HashPurpose = (typeof HASH_PURPOSES)[number] & Purpose;

/** No key of the ring opens the key of some stored hashes. Without it, a wish not to be written to would be forgotten: nothing is done. */
export class HashKeyMissing extends Error {
  constructor(purpose: HashPurpose) {
    super(`The key of stored hashes (${purpose}) opens with none of the keys in use: put the former one back.`);
  }
}

interface Outside {
  db: Database;
  ring: KeyRing;
  clock: () => number;
}

/** By ring and purpose. Their values never change. */
const known = new Map<string, Uint8Array>();

/** The key of the stored hashes for a purpose. An isolate asks the database for it once. Throws `HashKeyMissing`. */
export async function readHashKey({ db, ring, clock }: Outside, purpose: HashPurpose): Promise<Uint8Array> {
  const name = [purpose, ...ring.map(({ secret }) => secret)].join(" ");
  const kept = known.get(name);
  if (kept) return kept;
  const [row] = await db.select().from(hashKeys).where(eq(hashKeys.purpose, purpose));
  const key = row ? openKey(ring, clock, row.sealed) : keyAtFirst(ring, purpose);
  if (!key) throw new HashKeyMissing(purpose);
  known.set(name, key);
  return key;
}

/**
 * Writes the keys that are not stored yet, and seals again those that another key than the newest has sealed. Returns how many of each. Any
 * number of Workers may do so at once. Throws `HashKeyMissing` if one opens with no key of the ring.
 */
export async function keepHashKeys({ db, ring, clock }: Outside): Promise<{ written: number; resealed: number }> {
  const box = createStoredBox(ring, "hash-key", clock);
  const stored = new Map((await db.select().from(hashKeys)).map(({ purpose, sealed }) => [purpose, sealed]));
  const kept = { written: 0, resealed: 0 };
  for (const purpose of HASH_PURPOSES) {
    const sealed = stored.get(purpose);
    const key = sealed === undefined ? keyAtFirst(ring, purpose) : openKey(ring, clock, sealed);
    if (!key) throw new HashKeyMissing(purpose);
    const next = box.seal(Buffer.from(key).toString("base64url"));
    if (sealed === undefined) {
      const rows = await db.insert(hashKeys).values({ purpose, sealed: next }).onConflictDoNothing().returning();
      kept.written += rows.length;
    } else if (!box.isNewest(sealed)) {
      const isSame = and(eq(hashKeys.purpose, purpose), eq(hashKeys.sealed, sealed));
      kept.resealed += (await db.update(hashKeys).set({ sealed: next }).where(isSame).returning()).length;
    }
  }
  return kept;
}

function openKey(ring: KeyRing, clock: () => number, sealed: string): Uint8Array | null {
  const value = createStoredBox(ring, "hash-key", clock).open(sealed);
  return typeof value === "string" ? new Uint8Array(Buffer.from(value, "base64url")) : null;
}

/** The key while none is stored. Null if the first SECRET_KEY has been deleted since: another would find nothing that is stored. */
function keyAtFirst(ring: KeyRing, purpose: HashPurpose): Uint8Array | null {
  const first = firstKey(ring);
  return first && deriveKey(first.secret, purpose);
}
