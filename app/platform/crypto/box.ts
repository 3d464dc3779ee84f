import { gcmsiv } from "@noble/ciphers/aes.js";
import { randomBytes } from "@noble/ciphers/utils.js";
import { fromBase64Url, toBase64Url } from "./base64url";
import { type KeyRing, newestKey, type SecretKey } from "./key-ring";
import { deriveKey, type Purpose } from "./keys";

const NONCE_LENGTH = 12;

/** Seals values for one purpose with the newest key of a ring, and opens what any of its keys has sealed. */
export interface Box {
  /** Seals a JSON value into a URL-safe token that only this ring opens and that cannot be altered (AES-GCM-SIV, RFC 8452). */
  seal(value: unknown): string;
  /** The value inside a token, or null when it is malformed, altered or sealed with a key that is not on the ring. */
  open(token: string): unknown;
}

/** A box for values that are stored. Unlike links and cookies, those stay readable when their key has leaked. */
export interface StoredBox extends Box {
  /** Whether the newest key has sealed a token. */
  isNewest(token: string): boolean;
  /** The same value sealed with the newest key, or null when it cannot be opened. */
  reseal(token: string): string | null;
}

/** A box for links, cookies and tokens, which come from outside. */
export function createBox(ring: KeyRing, purpose: Purpose, clock: () => number): Box {
  const readers = ring.filter(({ isLeaked }) => !isLeaked);
  return { seal: sealer(ring, purpose, clock), open: (token) => openWith(readers, purpose, token)?.value ?? null };
}

export function createStoredBox(ring: KeyRing, purpose: Purpose, clock: () => number): StoredBox {
  const seal = sealer(ring, purpose, clock);
  const find = (token: string) => openWith(ring, purpose, token);
  return {
    seal,
    open: (token) => find(token)?.value ?? null,
    isNewest: (token) => find(token)?.key === newestKey(ring, clock()),
    reseal: (token) => {
      const found = find(token);
      return found && seal(found.value);
    },
  };
}

const sealer = (ring: KeyRing, purpose: Purpose, clock: () => number) => (value: unknown) => {
  const { mark, secret } = newestKey(ring, clock());
  return mark + sealBox(deriveKey(secret, purpose), value);
};

/** Tries the keys whose mark the token bears. The first key has none, so it is tried with every token. */
function openWith(keys: readonly SecretKey[], purpose: Purpose, token: string) {
  for (const key of keys) {
    if (!token.startsWith(key.mark)) continue;
    const value = openBox(deriveKey(key.secret, purpose), token.slice(key.mark.length));
    if (value !== null) return { key, value };
  }
  return null;
}

/** Seals a JSON value with one key. */
function sealBox(key: Uint8Array, value: unknown): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const sealed = gcmsiv(key, nonce).encrypt(new TextEncoder().encode(JSON.stringify(value)));
  return toBase64Url(Buffer.concat([nonce, sealed]));
}

function openBox(key: Uint8Array, token: string): unknown {
  const bytes = fromBase64Url(token);
  if (!bytes || bytes.length <= NONCE_LENGTH) return null;
  try {
    const opened = gcmsiv(key, bytes.slice(0, NONCE_LENGTH)).decrypt(bytes.slice(NONCE_LENGTH));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return null;
  }
}
