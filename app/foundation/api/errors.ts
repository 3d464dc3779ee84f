import type { ContentfulStatusCode } from "hono/utils/http-status";
import { inMinutes, toWait } from "~/foundation/web/wait";
import type { TextKey } from "./texts.server";

interface Details {
  /** Field → what is wrong with it. */
  errors?: Record<string, TextKey>;
  /** Numbers and names for the message. */
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/** Ends a call with a failure. The app turns it into text and into the envelope. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly key: TextKey,
    readonly details: Details = {},
  ) {
    super(key);
  }
}

/** 422 with the wrong fields. The first field's text is the message. `values` go into the texts. */
export function invalid(errors: Record<string, TextKey>, values?: Details["values"]): ApiError {
  return new ApiError(422, Object.values(errors)[0] ?? "failures.invalid", { errors, values });
}

/** 429 with the time until a new try makes sense, in minutes unless the text counts something else. */
export function tooMany(
  seconds: number,
  key: TextKey = "account:errors.tooMany",
  count = inMinutes(seconds),
): ApiError {
  const { status, headers } = toWait(seconds);
  return new ApiError(status, key, { values: { count }, headers });
}

/** 503 with the time until the call should work. */
export function notNow(key: TextKey, seconds = 1): ApiError {
  const { status, headers } = toWait(seconds, 503);
  return new ApiError(status, key, { headers });
}

const REFUSALS = {
  "not-found": [404, "failures.missing"],
  forbidden: [403, "common:errors.forbidden.text"],
  completed: [409, "flash:alreadySubmitted"],
  draft: [409, "failures.draft"],
} as const;

/** The failure for a use case that refused. */
export function refused(reason: keyof typeof REFUSALS | "busy"): ApiError {
  if (reason === "busy") return notNow("flash:busy");
  const [status, key] = REFUSALS[reason];
  return new ApiError(status, key);
}
