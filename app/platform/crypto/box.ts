import { gcmsiv } from "@noble/ciphers/aes.js";
import { randomBytes } from "@noble/ciphers/utils.js";
import { fromBase64Url, toBase64Url } from "./base64url";

const NONCE_LENGTH = 12;

/** Seals a JSON value into a URL-safe token that opens only with this key and cannot be altered (AES-GCM-SIV, RFC 8452). */
export function sealBox(key: Uint8Array, value: unknown): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const sealed = gcmsiv(key, nonce).encrypt(new TextEncoder().encode(JSON.stringify(value)));
  return toBase64Url(Buffer.concat([nonce, sealed]));
}

/** The value inside a token made by `sealBox`, or null when it is malformed, altered or sealed with another key. */
export function openBox(key: Uint8Array, token: string): unknown {
  const bytes = fromBase64Url(token);
  if (!bytes || bytes.length <= NONCE_LENGTH) return null;
  try {
    const opened = gcmsiv(key, bytes.slice(0, NONCE_LENGTH)).decrypt(bytes.slice(NONCE_LENGTH));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return null;
  }
}
