const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an invitation can be accepted after its last mail, in milliseconds. */
export const INVITATION_LIFE_MS = 14 * DAY_MS;

/** The most pending invitations of a company. */
export const MAX_OPEN_INVITATIONS = 20;

/** How long a mail has to arrive before it is sent again, in milliseconds. */
export const RESEND_AFTER_MS = 60_000;

/** The most invitation mails of a company in a day. Each goes to a person who has not asked for it. */
export const INVITATION_MAILS = { max: 40, windowMs: DAY_MS } as const;

/** Whole seconds until an invitation that was sent at `sentAt` can be sent again; 0 when it can. */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.max(0, Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1000));
}
