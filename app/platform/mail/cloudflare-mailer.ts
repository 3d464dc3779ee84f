import { MailError, type Mailer } from "./mailer";
import { commonHeaders, type Sender, withSafeHeaders } from "./message";

const TIMEOUT_MS = 15_000;
/** Codes that a retry may fix (Email Service, Workers API, "Error codes"); every other code is a refusal. */
const PASSING = ["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED", "E_DELIVERY_FAILED", "E_INTERNAL_SERVER_ERROR"];
/** Codes by which the service asks for a pause, and those that every mail of ours would meet. */
const THROTTLES = ["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED"];
const OF_THE_SERVICE = [...THROTTLES, "E_INTERNAL_SERVER_ERROR"];
const OF_OUR_SENDER = /^E_SENDER_/;
/** The service keeps a list of addresses that have refused mails. */
const STOPPED = "E_RECIPIENT_SUPPRESSED";

export interface CloudflareMailSettings {
  binding: SendEmail;
  from: Sender;
  timeoutMs?: number;
}

/** Hands each mail to Cloudflare's Email Service, which sets Message-ID and Date itself and rejects them from callers. */
export function createCloudflareMailer({ binding, from, timeoutMs = TIMEOUT_MS }: CloudflareMailSettings): Mailer {
  return {
    async send(given) {
      const { idempotencyKey, to, subject, html, text, headers } = withSafeHeaders(given);
      const message = {
        from: from.name ? { name: from.name, email: from.address } : from.address,
        to,
        subject,
        html,
        text,
        headers: { ...commonHeaders(), ...headers, "X-Idempotency-Key": idempotencyKey },
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        const error = new MailError("The e-mail binding did not answer in time", {
          isPermanent: false,
          about: "transport",
          isUncertain: true,
        });
        timer = setTimeout(() => reject(error), timeoutMs);
      });
      try {
        await Promise.race([binding.send(message), late]);
      } catch (error) {
        throw error instanceof MailError ? error : refused(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The service's own message may contain the address; its code does not. */
function refused(error: unknown): MailError {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (!/^[A-Z][A-Z_]{2,50}$/.test(code)) {
    return new MailError("The e-mail binding failed", { isPermanent: false, about: "transport" });
  }
  const isOfService = OF_THE_SERVICE.includes(code) || OF_OUR_SENDER.test(code);
  return new MailError(`The e-mail binding refused: ${code}`, {
    isPermanent: !PASSING.includes(code),
    about: code === STOPPED ? "recipient" : isOfService ? "transport" : "mail",
    isThrottle: THROTTLES.includes(code),
    address: code === STOPPED ? "unknown" : null,
    isAnswer: true,
  });
}
