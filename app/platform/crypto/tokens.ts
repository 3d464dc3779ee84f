import { createHash, createHmac } from "node:crypto";
import { toBase64Url } from "./base64url";

/** A bearer secret of 256 bits, 43 URL-safe characters. */
export function createToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the database stores of a bearer secret: its SHA-256, base64url. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A bearer secret derived from an id. It need not be stored, because the key recreates it (HMAC-SHA-256, base64url). */
export function tokenOf(key: Uint8Array, id: string): string {
  return createHmac("sha256", key).update(id).digest("base64url");
}
