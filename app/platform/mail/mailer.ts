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

/** Why a transport did not take a mail, in codes and steps. Never contains an address, a server's own words or a credential. */
export class MailError extends Error {
  override name = "MailError";
  /** A retry would end the same way. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** Whether a failed delivery is not worth a retry. */
export function isPermanent(error: unknown): boolean {
  return error instanceof MailError && error.isPermanent;
}
