import { createHmac, timingSafeEqual } from "node:crypto";

/** Random decimal digits, each equally likely. */
export function createDigits(length: number): string {
  let digits = "";
  while (digits.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // 250 is a multiple of ten; bytes from 250 up would make small digits more likely.
    if (byte < 250) digits += byte % 10;
  }
  return digits;
}

/** What the database stores of a secret that could be guessed: its HMAC-SHA-256, base64url. Without the key, guesses cannot be tried. */
export function hashWithKey(key: Uint8Array, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Compares two hashes in a time that does not reveal where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
