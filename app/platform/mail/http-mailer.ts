import type { Mailer } from "./mailer";

/** A mail server that hangs must not hold a queue batch. */
const TIMEOUT_MS = 15_000;

export interface HttpMailSettings {
  /** Where messages are posted, such as `https://api.mailgun.net/v3/example.org/messages`. */
  url: string;
  key: string;
  from: string;
}

/**
 * Posts each mail as a multipart form (from, to, subject, html, text) with HTTP basic authentication, user «api»: the form that
 * Mailgun and compatible services take. Throws with the status when the service does not accept it.
 */
export function createHttpMailer({ url, key, from }: HttpMailSettings): Mailer {
  return {
    async send(mail) {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        from,
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
      })) {
        form.set(name, value);
      }
      form.set("h:X-Idempotency-Key", mail.idempotencyKey);
      const answer = await fetch(url, {
        method: "POST",
        headers: { Authorization: `Basic ${btoa(`api:${key}`)}` },
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The mail service answered ${answer.status}`);
    },
  };
}
