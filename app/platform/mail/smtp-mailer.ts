import type { Mailer } from "./mailer";
import type { Sender } from "./message";

/** How the connection is protected: from its first byte, by STARTTLS before anything is said, or not at all. */
export const SMTP_SECURITY = ["tls", "starttls", "none"] as const;

/** A mail server that hangs must not block a queue batch, nor outlast a delivery's lease. */
const TIMEOUT_MS = 20_000;

export interface SmtpSettings {
  host: string;
  port: number;
  security: (typeof SMTP_SECURITY)[number];
  credentials?: { user: string; password: string };
  from: Sender;
  timeoutMs?: number;
}

/** Hands each mail to a mail server over its own connection. The code for that is loaded with the first mail. */
export function createSmtpMailer({ timeoutMs = TIMEOUT_MS, ...settings }: SmtpSettings): Mailer {
  return {
    async send(mail) {
      const { submitMail } = await import("./smtp-submission");
      await submitMail({ ...settings, timeoutMs }, mail);
    },
  };
}
