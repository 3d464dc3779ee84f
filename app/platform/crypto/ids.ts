import { gcmsiv } from "@noble/ciphers/aes.js";
import { remember, rememberOf } from "../../core/remember";
import { fromBase64Url, toBase64Url } from "./base64url";
import { type KeyRing, newestKey, type SecretKey } from "./key-ring";
import { deriveKey } from "./keys";

const ID_BYTES = 16;
const PLAIN = /^[A-Za-z0-9_-]{22}$/;
const SEALED = /^[A-Za-z0-9_-]{43}$/;
/** Longer than an id alone, because it includes a part's name. */
const SEALED_PART = /^[A-Za-z0-9_-]{44,220}$/;
/** Fixed, because sealing must give the same link each time. GCM-SIV stays safe under a repeated nonce (RFC 8452, section 1). */
const NONCE = new Uint8Array(12);

export interface Ids {
  /** A new random id of 128 bits, 22 URL-safe characters. */
  create(): string;
  /** The id as it appears in a link: 43 URL-safe characters, the same for the same id. */
  seal(id: string): string;
  /** Opens a sealed id from a link. `malformed`: it does not have the shape of a sealed id. `unreadable`: it has, but does not open. */
  open(sealed: string): { ok: true; id: string } | { ok: false; reason: "malformed" | "unreadable" };
  /** Seals an id together with the name of one of its parts into one word of a link. `name` is at most a hundred characters of ASCII. */
  sealPart(id: string, name: string): string;
  /** Opens what `sealPart` returned; the reasons are those of `open`. */
  openPart(sealed: string): { ok: true; id: string; name: string } | { ok: false; reason: "malformed" | "unreadable" };
  /** Opens a sealed id and passes a plain one through, as the API accepts both. Null for anything else. */
  resolve(value: string): string | null;
}

/** Sealed ids and their plain ones that an isolate caches. Every page seals and opens a few, and each takes a key schedule. */
const KEPT = 2_000;

/** What one key seals and opens. A sealed id does not say which key sealed it: it is as long as it was before there were several. */
const sealsOf = rememberOf(makeSeals);

/** The `Ids` of a ring: sealed with its newest key, opened with any that has not leaked. */
export function createIds(ring: KeyRing, purpose: "id" | "share", clock: () => number): Ids {
  const sealsWith = ({ secret }: SecretKey) => sealsOf(deriveKey(secret, purpose));
  const newest = () => sealsWith(newestKey(ring, clock()));
  const readers = ring.filter(({ isLeaked }) => !isLeaked).map(sealsWith);
  const openWith = <T>(find: (seals: Seals) => T | undefined) => {
    for (const seals of readers) {
      const found = find(seals);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const open: Ids["open"] = (sealed) => {
    if (!SEALED.test(sealed)) return { ok: false, reason: "malformed" };
    const id = openWith(({ unseal }) => unseal(sealed));
    return id === undefined ? { ok: false, reason: "unreadable" } : { ok: true, id };
  };
  return {
    create: () => toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES))),
    seal: (id) => newest().seal(id),
    open,
    sealPart: (id, name) => newest().encrypt(Buffer.concat([Buffer.from(id, "base64url"), Buffer.from(name, "ascii")])),
    openPart: (sealed) => {
      if (!SEALED_PART.test(sealed)) return { ok: false, reason: "malformed" };
      const bytes = openWith(({ decrypt }) => decrypt(sealed));
      if (!bytes) return { ok: false, reason: "unreadable" };
      const name = Buffer.from(bytes.subarray(ID_BYTES)).toString("ascii");
      return { ok: true, id: toBase64Url(bytes.subarray(0, ID_BYTES)), name };
    },
    resolve: (value) => {
      if (PLAIN.test(value)) return value;
      const opened = open(value);
      return opened.ok ? opened.id : null;
    },
  };
}

type Seals = ReturnType<typeof makeSeals>;

function makeSeals(key: Uint8Array) {
  const encrypt = (bytes: Uint8Array) => toBase64Url(gcmsiv(key, NONCE).encrypt(new Uint8Array(bytes)));
  const decrypt = (sealed: string): Uint8Array | undefined => {
    const bytes = fromBase64Url(sealed);
    if (!bytes) return undefined;
    try {
      return gcmsiv(key, NONCE).decrypt(bytes);
    } catch {
      return undefined;
    }
  };
  return {
    encrypt,
    decrypt,
    seal: remember(KEPT, (id) => encrypt(Buffer.from(id, "base64url"))),
    unseal: remember(KEPT, (sealed) => {
      const bytes = decrypt(sealed);
      return bytes && toBase64Url(bytes);
    }),
  };
}
