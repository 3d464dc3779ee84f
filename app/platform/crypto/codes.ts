import { createHmac, timingSafeEqual } from "node:crypto";

const RANGE = 2 ** 32;

/** Random decimal digits, each sequence as likely as any other: numbers past the last full round are thrown away. */
export function createDigits(length: number): string {
  const count = 10 ** length;
  const end = RANGE - (RANGE % count);
  for (;;) {
    const [number = end] = crypto.getRandomValues(new Uint32Array(1));
    if (number < end) return String(number % count).padStart(length, "0");
  }
}

/** What the database keeps of a secret that could be guessed: its HMAC-SHA-256, base64url, which nobody without the key can try out. */
export function hashWithKey(key: Uint8Array, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Compares two hashes in a time that tells nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
