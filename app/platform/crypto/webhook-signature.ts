import { createHmac, randomBytes } from "node:crypto";

/** Says what a secret is for wherever it turns up (Standard Webhooks). */
const PREFIX = "whsec_";

/** A new secret, 32 random bytes. */
export const createWebhookSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/**
 * The value of `webhook-signature` for a message: the scheme's version and the HMAC-SHA-256 of id, time and body, in base64 (Standard
 * Webhooks, "Signature scheme"). `seconds` is what `webhook-timestamp` says.
 */
export function signWebhook(secret: string, { id, seconds, body }: { id: string; seconds: number; body: string }) {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}
