import { gcmsiv } from "@noble/ciphers/aes.js";
import { remember } from "../../core/remember";
import { fromBase64Url, toBase64Url } from "./base64url";

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

const known = new WeakMap<Uint8Array, Ids>();

/** The `Ids` of a key, which must be the same object throughout an isolate. */
export function createIds(key: Uint8Array): Ids {
  const ids = known.get(key) ?? makeIds(key);
  known.set(key, ids);
  return ids;
}

function makeIds(key: Uint8Array): Ids {
  const decrypt = (sealed: string): Uint8Array | undefined => {
    const bytes = fromBase64Url(sealed);
    if (!bytes) return undefined;
    try {
      return gcmsiv(key, NONCE).decrypt(bytes);
    } catch {
      return undefined;
    }
  };
  const unseal = remember(KEPT, (sealed) => {
    const bytes = decrypt(sealed);
    return bytes && toBase64Url(bytes);
  });
  const open: Ids["open"] = (sealed) => {
    if (!SEALED.test(sealed)) return { ok: false, reason: "malformed" };
    const id = unseal(sealed);
    return id === undefined ? { ok: false, reason: "unreadable" } : { ok: true, id };
  };
  return {
    create: () => toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES))),
    seal: remember(KEPT, (id) => toBase64Url(gcmsiv(key, NONCE).encrypt(new Uint8Array(Buffer.from(id, "base64url"))))),
    open,
    sealPart: (id, name) => {
      const bytes = Buffer.concat([Buffer.from(id, "base64url"), Buffer.from(name, "ascii")]);
      return toBase64Url(gcmsiv(key, NONCE).encrypt(new Uint8Array(bytes)));
    },
    openPart: (sealed) => {
      if (!SEALED_PART.test(sealed)) return { ok: false, reason: "malformed" };
      const bytes = decrypt(sealed);
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
