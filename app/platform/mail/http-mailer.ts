import { MailError, type Mailer } from "./mailer";
import { commonHeaders, messageId, type Sender, withSafeHeaders } from "./message";

/** A mail server that hangs must not block a queue batch. */
const TIMEOUT_MS = 15_000;
/** Client errors that a retry may fix: too slow, too early, too often. */
const PASSING = [408, 425, 429];

export interface HttpMailSettings {
  /** Where messages are posted, such as `https://api.mailgun.net/v3/example.org/messages`. */
  url: string;
  key: string;
  from: Sender;
  timeoutMs?: number;
}

/**
 * Posts each mail as a multipart form (from, to, subject, html, text, and one field `h:…` per header) with HTTP basic authentication, user
 * "api". Mailgun and compatible services take this form (Mailgun API, "Send an email").
 */
export function createHttpMailer({ url, key, from, timeoutMs = TIMEOUT_MS }: HttpMailSettings): Mailer {
  return {
    async send(given) {
      const { idempotencyKey, to, subject, html, text, headers } = withSafeHeaders(given);
      const form = new FormData();
      const parts = { from: from.name ? `"${from.name}" <${from.address}>` : from.address, to, subject, html, text };
      const all = { ...commonHeaders(), "Message-Id": messageId(idempotencyKey, from), ...headers };
      for (const [name, value] of Object.entries(parts)) form.set(name, value);
      for (const [name, value] of Object.entries(all)) form.set(`h:${name}`, value);
      form.set("h:X-Idempotency-Key", idempotencyKey);
      const status = await post(url, key, form, timeoutMs);
      if (status >= 200 && status < 300) return;
      const isPermanent = status >= 300 && status < 500 && !PASSING.includes(status);
      throw new MailError(`The mail service answered ${status}`, { isPermanent });
    },
  };
}

/** Posts the form and returns the status of the answer. A redirect is not followed, because the key would go along. */
async function post(url: string, key: string, body: FormData, timeoutMs: number): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`api:${key}`)}` },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const message = isLate ? "The mail service did not answer in time" : "The mail service could not be reached";
    throw new MailError(message, { isPermanent: false });
  }
}
