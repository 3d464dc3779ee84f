/**
 * What a refusal is about. A mail: the next one may pass. Its recipient: no mail to that address would pass. The transport: no mail at all
 * would pass now.
 */
export type About = "mail" | "recipient" | "transport";

/** Why an address takes no mails: there is no such mailbox, or it is full. */
export type AddressFailure = "unknown" | "full";

export interface Refusal {
  about: About;
  /** Another try would end the same way. */
  isPermanent: boolean;
  /** The server asks us to stop for a while. */
  isThrottle: boolean;
  address: AddressFailure | null;
}

const refusal = (about: About, isPermanent: boolean, more: Partial<Refusal> = {}): Refusal => ({
  about,
  isPermanent,
  isThrottle: false,
  address: null,
  ...more,
});

/** The steps of a conversation at which a server has heard of this mail's recipient or content. */
const OF_THE_MAIL = ["RCPT", "DATA", "the message"];
/** Enhanced codes (RFC 3463) of an address that does not exist, and replies that mean the same where there is none. */
const NO_MAILBOX = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
const PLAIN_NO_MAILBOX = ["550", "551", "553"];
/** Enhanced codes of temporary failures that concern one address or one content. */
const OF_ONE_MAIL = /^4\.[126]\./;

/**
 * What an SMTP server means by a reply (RFC 5321, section 4.2). A submission server that refuses us, our sender or our password refuses
 * every mail. An enhanced code of policy (5.7) may be about our own domain, so it stops no address.
 */
export function judgeReply(step: string, code: string, enhanced: string | null): Refusal {
  const isPermanent = code.startsWith("5");
  if (code === "421" || enhanced?.startsWith("4.7.")) return refusal("transport", false, { isThrottle: true });
  if (!OF_THE_MAIL.includes(step)) return refusal("transport", isPermanent);
  if (!isPermanent) {
    const isOfOne = enhanced === null ? step === "RCPT" && code !== "454" : OF_ONE_MAIL.test(enhanced);
    return refusal(isOfOne ? "mail" : "transport", false);
  }
  if (step !== "RCPT") return refusal("mail", true);
  if (enhanced === null ? PLAIN_NO_MAILBOX.includes(code) : NO_MAILBOX.test(enhanced)) {
    return refusal("recipient", true, { address: "unknown" });
  }
  if (enhanced === null ? code === "552" : enhanced === "5.2.2") return refusal("recipient", true, { address: "full" });
  return refusal("mail", true);
}

/** Client errors of HTTP that are about the mail itself. Any other is about our key, our address at the service, or our account. */
const OF_THE_FORM = [400, 413, 422];
/** Client errors that pass: too slow, too early, too often. */
const PASSING = [408, 425, 429];
/** The service has the request, and another server between us has not heard what became of it. */
const UNHEARD = [504, 520, 524];

/** What a mail service means by a status that is no success. `isUncertain`: it may have taken the mail. */
export function judgeStatus(status: number): Refusal & { isUncertain: boolean } {
  const isPermanent = status >= 300 && status < 500 && !PASSING.includes(status);
  const about = OF_THE_FORM.includes(status) ? "mail" : "transport";
  return { ...refusal(about, isPermanent, { isThrottle: status === 429 }), isUncertain: UNHEARD.includes(status) };
}

/** How long a service asks us to wait (RFC 9110, section 10.2.3), in ms: seconds or a date. Null if it does not say. */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
