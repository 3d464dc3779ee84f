import { createHmac } from "node:crypto";

export type Purpose =
  | "id"
  | "access-token"
  | "captcha"
  | "sign-up"
  | "recovery"
  | "two-step"
  | "passkey"
  | "email-change"
  | "address"
  | "invitation"
  | "unsubscribe"
  /** Addresses that want no invitations, in their stored form. */
  | "no-invitations"
  /** Addresses that get no ordinary mails any more, in their stored form. */
  | "mail-stops"
  /** Networks from which companies registered, in their stored form. */
  | "network"
  /** Links to a report, and the cookie of a browser that has opened one. */
  | "share"
  | "share-visit"
  /** Secrets that wait in the outbox for their mail. */
  | "outbox";

const derived = new Map<string, Uint8Array>();

/** A separate 32-byte key for each purpose, derived from the one secret by HMAC-SHA-256, once per isolate. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const hmac = createHmac("sha256", Buffer.from(secret, "base64")).update(`kompas/${purpose}/1`);
  const key = new Uint8Array(hmac.digest());
  derived.set(name, key);
  return key;
}
