import { createHmac } from "node:crypto";

/** What keys are for. Each purpose has keys of its own, one from each SECRET_KEY of the ring. */
export type Purpose =
  | "id"
  | "access-token"
  | "captcha"
  | "sign-up"
  | "recovery"
  /** Authenticator secrets and recovery codes, as they are stored. */
  | "two-step"
  /** The cookie of a sign-in that waits for its code. */
  | "second-step"
  | "passkey"
  /** The cookie of a sign-in that waits for the answer of a company's provider. */
  | "company-sign-in"
  | "email-change"
  | "address"
  | "invitation"
  | "unsubscribe"
  /** Addresses that want no invitations: their links, and their stored form. */
  | "no-invitations"
  /** Addresses that get no ordinary mails any more, in their stored form. */
  | "mail-stops"
  /** Networks from which companies registered, in their stored form. */
  | "network"
  /** Links to a report, and the cookie of a browser that has opened one. */
  | "share"
  | "share-visit"
  /** The cookie of a browser that keeps a draft for when there is no connection. */
  | "kept"
  /** Files of a form that has to be sent again. */
  | "upload"
  /** Secrets that wait in the outbox for their mail. */
  | "outbox"
  /** What messages to companies' own systems are signed with, as it is stored. */
  | "webhook"
  /** What companies' providers know Kompas by, as it is stored. */
  | "provider"
  /** The keys of stored hashes. */
  | "hash-key";

/** A purpose that is younger than its cookies derives its key by the name that they were sealed under. */
const NAMES: Partial<Record<Purpose, string>> = { "second-step": "two-step" };

const derived = new Map<string, Uint8Array>();

/** A separate 32-byte key for each purpose, derived from a secret (base64) by HMAC-SHA-256, once per isolate. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  const name = NAMES[purpose] ?? purpose;
  const known = derived.get(`${name} ${secret}`);
  if (known) return known;
  const hmac = createHmac("sha256", Buffer.from(secret, "base64")).update(`kompas/${name}/1`);
  const key = new Uint8Array(hmac.digest());
  derived.set(`${name} ${secret}`, key);
  return key;
}
