import { createHmac } from "node:crypto";

export type Purpose = "id" | "access-token" | "captcha" | "sign-up" | "session";

/** A 32-byte key of its own for each purpose, derived from the one secret by HMAC-SHA-256. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(createHmac("sha256", Buffer.from(secret, "base64")).update(`kompas/${purpose}/1`).digest());
}
