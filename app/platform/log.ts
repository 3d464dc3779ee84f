import { DrizzleQueryError } from "drizzle-orm";

/** One JSON line per event, without personal data: ids and codes only. */
export type Log = (event: string, fields?: Record<string, string | number | boolean | null>) => void;

export const consoleLog: Log = (event, fields = {}) => {
  console.log(JSON.stringify({ event, ...fields }));
};

/** An error's message. A failed query is described by its cause, because its own message contains the parameters, addresses among them. */
export function errorMessage(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause ? errorMessage(error.cause) : "Failed query";
  // Its message says which character could not be read, and quotes the text around it.
  if (error instanceof SyntaxError) return error.name;
  return error instanceof Error ? error.message : String(error);
}

/** An error's message and where it was thrown, fit for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return errorMessage(error);
  const stack = error.stack ?? "";
  // The stack repeats the message, which may have several lines; the frames follow it.
  const start = stack.indexOf(error.message);
  return errorMessage(error) + (start < 0 ? "" : stack.slice(start + error.message.length));
}
