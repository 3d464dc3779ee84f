export interface Mail {
  /** Sending twice with one key delivers once, as far as the transport can tell. */
  idempotencyKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail port. Throws when the transport did not take the message. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
