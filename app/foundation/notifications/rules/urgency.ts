import { ANNOUNCEMENT } from "./announcements";
import { DIGEST } from "./digest";
import { CAUSES, type Cause, isCause, type NotificationType } from "./types";

/** How urgent a mail is. Of the mails that wait, those with the lowest number go out first. */
export const URGENCY = { code: 0, security: 1, confirmation: 2, deadline: 3, ordinary: 4, bulk: 5 } as const;

/** Mails with a code, and how long the code is good for, in ms. After that the mail would say nothing; its reader asks for another. */
const CODES: Partial<Record<Cause, number>> = { "recovery-code": 10 * 60_000 };

const BY_TYPE: Partial<Record<NotificationType, number>> = {
  SECURITY_ALERT: URGENCY.security,
  PASSWORD_CHANGED: URGENCY.security,
  ACCOUNT_CREATED: URGENCY.confirmation,
  EMAIL_VERIFICATION: URGENCY.confirmation,
  SUBMISSION_DEADLINE: URGENCY.deadline,
  COMPLIANCE_DEADLINE: URGENCY.deadline,
};

/** The urgency of a stored cause. Announcements and digests go to many people, and come last. */
export function urgencyOf(cause: string): number {
  if (cause === ANNOUNCEMENT || cause === DIGEST) return URGENCY.bulk;
  if (!isCause(cause)) return URGENCY.ordinary;
  return cause in CODES ? URGENCY.code : (BY_TYPE[CAUSES[cause].type] ?? URGENCY.ordinary);
}

/** The urgency of every cause that is not an ordinary one, for statements that look it up. */
export const URGENCIES: Readonly<Record<string, number>> = Object.fromEntries(
  [...Object.keys(CAUSES), ANNOUNCEMENT, DIGEST]
    .map((cause) => [cause, urgencyOf(cause)] as const)
    .filter(([, urgency]) => urgency !== URGENCY.ordinary),
);

/** How long a mail is worth sending after its event, in ms. Null if there is no end. */
export function lifeOf(cause: string): number | null {
  return isCause(cause) ? (CODES[cause] ?? null) : null;
}

/** The causes whose mails end, each with its life in ms. */
export const LIVES = Object.entries(CODES);

/** How long a mail that is no code waits for a transport that is away, in ms. After that it is given up, for the office to send again. */
export const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** The attempts of a mail after an answer was lost: one more is left, so that its reader gets it at most twice. */
const ATTEMPTS_WHEN_UNCERTAIN = 3;
/** How long such a mail waits before its second try, in ms. */
const UNCERTAIN_WAIT_MS = 60 * 60_000;

/** What happens to a mail when its transport has failed. `waitMs` counts from now. */
export type Wait = { status: "waiting"; attempts: number; waitMs: number } | { status: "failed" };

/**
 * A failure of the transport is no attempt of the mail. The mail waits, for a day at most. `shortWaitMs` says when it may be tried again
 * at the earliest, so that the next probe is another mail.
 */
export function afterTransportFailure(
  { attempts, waitedMs }: { attempts: number; waitedMs: number },
  { isUncertain, shortWaitMs }: { isUncertain: boolean; shortWaitMs: number },
): Wait {
  if (waitedMs >= LONGEST_WAIT_MS) return { status: "failed" };
  if (!isUncertain) return { status: "waiting", attempts: attempts - 1, waitMs: shortWaitMs };
  if (attempts > ATTEMPTS_WHEN_UNCERTAIN) return { status: "failed" };
  return { status: "waiting", attempts: ATTEMPTS_WHEN_UNCERTAIN, waitMs: UNCERTAIN_WAIT_MS };
}
