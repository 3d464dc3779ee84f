import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { TextKey } from "./texts.server";

interface Details {
  /** Field → what is wrong with it. */
  errors?: Record<string, TextKey>;
  /** Numbers and names for the message. */
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/** Ends a call with a failure; the app puts it into words and into the envelope. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly key: TextKey,
    readonly details: Details = {},
  ) {
    super(key);
  }
}

/** 422 with the fields that are wrong; the first one's text is the message. `values` go into the texts. */
export function invalid(errors: Record<string, TextKey>, values?: Details["values"]): ApiError {
  return new ApiError(422, Object.values(errors)[0] ?? "failures.invalid", { errors, values });
}

/** 429 with the time after which a new try makes sense. */
export function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError(429, "account:errors.tooMany", {
    values: { count: Math.ceil(retryAfterSeconds / 60) },
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

const REFUSALS = {
  "not-found": [404, "failures.missing"],
  forbidden: [403, "common:errors.forbidden.text"],
  completed: [409, "flash:alreadySubmitted"],
  draft: [409, "failures.draft"],
  busy: [503, "flash:busy"],
} as const;

/** The failure of a use case that said no. */
export function refused(reason: keyof typeof REFUSALS): ApiError {
  const [status, key] = REFUSALS[reason];
  return new ApiError(status, key, status === 503 ? { headers: { "Retry-After": "1" } } : {});
}
