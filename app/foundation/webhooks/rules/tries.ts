const MINUTE = 60_000;

/** The pauses after failed tries: short at first, a day in all. */
export const PAUSES_MS = [5, 15, 30, 60, 120, 240, 480, 490].map((minutes) => minutes * MINUTE);

/** How long an endpoint may take to answer. */
export const PATIENCE_MS = 10_000;

/** While one Worker tries, no other does; if it dies, another may after this time. */
export const LEASE_MS = 60_000;

/** After a failed try, an endpoint is left alone for this time, whatever waits for it: a try may take ten seconds of a Worker. */
export const REST_MS = 60_000;

/** A message is given up after this time, however few tries it had. */
export const DAY_MS = 24 * 60 * MINUTE;

/** The most endpoints of a company. */
export const MAX_ENDPOINTS = 5;

/** What the log of an endpoint shows. Older messages are deleted after a notice's life. */
export const LOG_SHOWS = 200;

/** Why a try failed, or nothing was sent, if no status says it. The words are in `webhooks.json`. */
export const DELIVERY_ERRORS = ["silent", "unreachable", "address", "secret", "off", "left", "gone"] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** How an endpoint answered. */
export type Answer = { status: number } | { error: "silent" | "unreachable" | "address" | "secret" };

/** What follows from an answer: taken; the endpoint is gone for good; another try after a pause; or a day is over. */
export type Outcome = { is: "delivered" | "gone" | "failed" } | { is: "again"; pauseMs: number };

/** What follows from the answer to a try; `tries` counts this one, and `ageMs` says how long the message has been tried or has waited. */
export function afterAnswer(answer: Answer, tries: number, ageMs: number): Outcome {
  if ("status" in answer && answer.status >= 200 && answer.status < 300) return { is: "delivered" };
  if ("status" in answer && answer.status === 410) return { is: "gone" };
  const pauseMs = PAUSES_MS[tries - 1];
  return pauseMs === undefined || ageMs >= DAY_MS ? { is: "failed" } : { is: "again", pauseMs };
}
