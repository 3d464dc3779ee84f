import { DrizzleQueryError } from "drizzle-orm";

/** `error`: something failed for good, or a person has to act. `warn`: something went wrong, and the product goes on or tries again. */
export type Level = "info" | "warn" | "error";

export type LogFields = Record<string, string | number | boolean | null>;

/** One JSON line per event, without personal data: ids and codes only. */
export type Log = (event: string, fields?: LogFields) => void;

/** The events whose name does not give their level by the rule below. */
const LEVELS: Record<string, Level> = {
  "captcha-foreign-token": "warn",
  "captcha-refused-us": "error",
  "captcha-unreachable": "error",
  "dead-letter": "error",
  "delivery-failed": "warn",
  "delivery-unsettled": "warn",
  "address-stopped": "warn",
  "backup-off": "error",
  "backup-unfinished": "warn",
  "mail-transport-away": "error",
  "mails-given-up": "error",
  "queue-message-unreadable": "warn",
  // The sweep sends it again.
  "queue-send-lost": "warn",
  "request-slow": "warn",
  "text-fault": "warn",
};

/**
 * The level of an event: an error if its name ends in "-failed", "-lost" or "-refused", or if it says that something has failed for good; a
 * warning if something was "-not-" done.
 */
export function levelOf(event: string, { outcome, status }: LogFields = {}): Level {
  if (outcome === "failed" || status === "failed") return "error";
  const named = LEVELS[event];
  if (named) return named;
  if (/-(?:failed|lost|refused)$/.test(event)) return "error";
  return event.includes("-not-") ? "warn" : "info";
}

/** Writes the line to the console method of its level, so that log stores can filter. No field replaces the level or the event. */
export const consoleLog: Log = (event, fields = {}) => {
  const level = levelOf(event, fields);
  const line = Object.assign({ level, event }, fields, { level, event });
  console[level === "info" ? "log" : level](JSON.stringify(line));
};

/** An error's message. A failed query is described by its cause, because its own message contains the parameters, addresses among them. */
export function errorMessage(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause ? errorMessage(error.cause) : "Failed query";
  // Its message says which character could not be read, and quotes the text around it.
  if (error instanceof SyntaxError) return error.name;
  return error instanceof Error ? error.message : String(error);
}

const MAX_MESSAGE = 1000;
const MAX_STACK = 4000;

/** An error's message and the frames where it was thrown, fit for the log. */
export function describeError(error: unknown): { error: string; stack: string } {
  const message = errorMessage(error).slice(0, MAX_MESSAGE);
  if (!(error instanceof Error)) return { error: message, stack: "" };
  const stack = error.stack ?? "";
  // The stack repeats the message, which may have several lines; the frames follow it.
  const start = stack.indexOf(error.message);
  const frames = start < 0 ? "" : stack.slice(start + error.message.length);
  return { error: message, stack: frames.trim().slice(0, MAX_STACK) };
}
