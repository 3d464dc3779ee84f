import { createHmac } from "node:crypto";

/** HMAC-SHA-256 of a short secret, base64url: whoever reads the database but not the key cannot try all values. */
export function keyedHash(key: Uint8Array, value: string): string {
  return createHmac("sha256", key).update(value).digest("base64url");
}
