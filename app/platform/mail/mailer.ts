import type { About, AddressFailure } from "./rules/refusal";

export interface Mail {
  /** Sending twice with one key delivers once, as far as the transport can tell. */
  idempotencyKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Headers beyond those that every mail of ours carries; names as in RFC 5322. */
  headers?: Record<string, string>;
}

/** The mail port. Throws a `MailError` when the transport did not take the message. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface Details {
  isPermanent: boolean;
  about?: About;
  isThrottle?: boolean;
  retryAfterMs?: number | null;
  address?: AddressFailure | null;
  isUncertain?: boolean;
  isAnswer?: boolean;
}

/** Why a transport did not take a mail, in codes and steps. Never contains an address, a server's own words or a credential. */
export class MailError extends Error {
  override name = "MailError";
  /** A retry would end the same way. */
  readonly isPermanent: boolean;
  /** What failed: this mail, its recipient, or the transport, which would take no other mail either. */
  readonly about: About;
  /** The transport asks us to stop for a while. */
  readonly isThrottle: boolean;
  /** For how long, in ms, if it said so. */
  readonly retryAfterMs: number | null;
  /** Why the recipient's address takes no mails, if it is about the recipient. */
  readonly address: AddressFailure | null;
  /** The whole mail was handed over, and the answer was lost: the transport may have taken it. */
  readonly isUncertain: boolean;
  /** The transport itself has answered. */
  readonly isAnswer: boolean;

  constructor(message: string, details: Details) {
    super(message);
    this.isPermanent = details.isPermanent;
    this.about = details.about ?? "mail";
    this.isThrottle = details.isThrottle ?? false;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.address = details.address ?? null;
    this.isUncertain = details.isUncertain ?? false;
    this.isAnswer = details.isAnswer ?? false;
  }
}

/** Whether a failed delivery is not worth a retry. */
export function isPermanent(error: unknown): boolean {
  return error instanceof MailError && error.isPermanent;
}
