import { createHash } from "node:crypto";

/** A bearer secret of 256 bits, 43 URL-safe characters. */
export function createToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** What the database keeps of a bearer secret: its SHA-256, base64url. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
