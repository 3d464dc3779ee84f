import { MailError, type Mailer } from "./mailer";
import { commonHeaders, messageId, type Sender, withSafeHeaders } from "./message";
import { judgeStatus, readRetryAfter } from "./rules/refusal";

/** A mail server that hangs must not block a queue batch. */
const TIMEOUT_MS = 15_000;

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
      const { status, retryAfter } = await post(url, key, form, timeoutMs);
      if (status >= 200 && status < 300) return;
      throw new MailError(`The mail service answered ${status}`, {
        ...judgeStatus(status),
        retryAfterMs: readRetryAfter(retryAfter, Date.now()),
        isAnswer: true,
      });
    },
  };
}

/** Posts the form and returns the status of the answer. A redirect is not followed, because the key would go along. */
async function post(url: string, key: string, form: FormData, timeoutMs: number) {
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  // As a stream, so that it is known whether the service has got all of it when an answer fails to come.
  const { readable, writable } = new FixedLengthStream(body.byteLength);
  const progress = { isHandedOver: false };
  const handOver = async () => {
    const writer = writable.getWriter();
    for (const promise of [writer.ready, writer.closed]) promise.catch(() => {});
    const last = body.byteLength - 1;
    await writer.write(new Uint8Array(body, 0, last));
    await writer.write(new Uint8Array(body, last));
    progress.isHandedOver = true;
    await writer.close();
  };
  // A failure shows in the answer.
  handOver().catch(() => {});
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        Authorization: `Basic ${btoa(`api:${key}`)}`,
        "Content-Type": encoded.headers.get("Content-Type") ?? "multipart/form-data",
      },
      body: readable,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return { status: answer.status, retryAfter: answer.headers.get("Retry-After") };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const message = isLate ? "The mail service did not answer in time" : "The mail service could not be reached";
    throw new MailError(message, { isPermanent: false, about: "transport", isUncertain: progress.isHandedOver });
  }
}
