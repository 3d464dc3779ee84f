import type { Cause } from "./types";
import { URGENCY, urgencyOf } from "./urgency";

/** Why mails to an address are stopped: there is no such mailbox, it is full, or its reader has called a mail of ours unwanted. */
export const STOP_REASONS = ["unknown", "full", "complaint"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

const DAY_MS = 24 * 60 * 60_000;

/** How long an address stays stopped, in ms. A full mailbox may have room again; any other may have a new owner after a year. */
export const STOP_LIFE_MS: Readonly<Record<StopReason, number>> = {
  unknown: 365 * DAY_MS,
  full: 7 * DAY_MS,
  complaint: 365 * DAY_MS,
};

/** Mails that a person has just asked for: the way back into an account, and the proof that an address is theirs. */
const ASKED_FOR: readonly string[] = ["recovery-code", "address-link", "email-change-confirm"] satisfies Cause[];
/** Mails that an account needs. They are sent unless there is no mailbox. */
const NEEDED: readonly string[] = ["account-created"] satisfies Cause[];

/** Whether a mail still goes to an address that is stopped for this reason. */
export function goesToStopped(cause: string, reason: StopReason): boolean {
  if (ASKED_FOR.includes(cause)) return true;
  return reason !== "unknown" && (NEEDED.includes(cause) || urgencyOf(cause) <= URGENCY.security);
}
