import { signWebhook } from "./crypto/webhook-signature";

/** A message to a system outside: where it goes, and what it is signed with. */
export interface Signed {
  address: string;
  secret: string;
  id: string;
  /** When this try is made. */
  at: number;
  body: string;
  patienceMs: number;
}

/**
 * Posts a signed message (Standard Webhooks). Follows no redirect, and reads nothing of the answer but its status: `silent` if none came in
 * time, `unreachable` if there was no connection.
 */
export async function postWebhook({ address, secret, id, at, body, patienceMs }: Signed) {
  const seconds = Math.floor(at / 1000);
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "Kompas-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signWebhook(secret, { id, seconds, body }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(address, { method: "POST", headers, body, redirect: "manual", signal });
    // Otherwise the connection stays open until the sender is done.
    await answer.body?.cancel().catch(() => {});
    return { status: answer.status };
  } catch {
    return { error: signal.aborted ? ("silent" as const) : ("unreachable" as const) };
  }
}
