import { z } from "@hono/zod-openapi";

const failureSchema = z
  .object({
    statusCode: z.number().int(),
    message: z.string(),
    errorMessage: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    /** Of 500 and 503: the number by which the office finds the failure in its log. */
    requestId: z.string().optional(),
  })
  .openapi("Failure");

const FAILURES = {
  400: "Malformed JSON",
  401: "No token, or one that is not valid",
  403: "Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement",
  404: "Not yours or not there",
  405: "Not a method of this path; see Allow",
  409: "Not in this state of the submission",
  413: "Body over 64 KB, or a file over 5 MB, or files over 64 MB together",
  415: "Not application/json",
  422: "Fields that are wrong, by name",
  429: "Too many tries; see Retry-After",
  500: "Something failed here; try again later",
  503: "Not possible at this moment; see Retry-After",
  504: "Took too long; try again",
} as const;

/** What 403 means where only a company's token is refused: by a call that everyone who has signed in may make. */
export const TOKEN_REFUSED = "An access token for other systems without a scope that opens this call";

/** Failures that any call can end with. */
const ANY_TIME = [500, 503] as const;

type FailureStatus = Exclude<keyof typeof FAILURES, (typeof ANY_TIME)[number]>;

/** The responses of a call for its OpenAPI description: `data` in the envelope, and the failures it can end with. */
export function responses<T extends z.ZodType>(data: T, failures: FailureStatus[]) {
  const success = z.object({ statusCode: z.literal(200), message: z.string(), data });
  const described = [...failures, ...ANY_TIME].map((status) => [
    status,
    { description: FAILURES[status], content: { "application/json": { schema: failureSchema } } },
  ]);
  const answer = { 200: { description: "Success", content: { "application/json": { schema: success } } } };
  return Object.assign(answer, Object.fromEntries(described) as object);
}

/** The body of a call that takes no input. It may be absent or empty. */
export const emptyBody = {
  body: { required: false, content: { "application/json": { schema: z.strictObject({}).openapi("Nothing") } } },
} as const;

/**
 * A required JSON request body. Use strict objects only, so that an unknown field is refused by name instead of
 * dropped. Fields that clients of the contract send but we do not read are in the schema and marked as such.
 */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { "application/json": { schema } } } } as const;
}

/** The envelope of a success. */
export function ok<T>(message: string, data: T) {
  return { statusCode: 200 as const, message, data };
}

/**
 * The envelope of a failure. `errors` maps each field to its texts. If the failure is ours, `requestId` is the number by which the office
 * finds it in the log.
 */
export function failure(
  statusCode: number,
  message: string,
  errors: Record<string, string[]> = {},
  requestId?: string,
) {
  const number = statusCode >= 500 && requestId ? { requestId } : {};
  return { statusCode, message, errorMessage: message, errors, ...number };
}

const offset = z.coerce.number({ error: "failures.offset" }).int("failures.offset").min(0, "failures.offset");
/** How many entries of a list to return. */
export const limitQuery = z.coerce
  .number({ error: "failures.limit" })
  .int("failures.limit")
  .min(1, "failures.limit")
  .max(100, "failures.limit");

/** `offset` and `limit` of a list. `filter` has only one value, and every listed entry matches it. */
export const pageQuery = (usualLimit: number) =>
  z.object({
    offset: offset.default(0),
    limit: limitQuery.default(usualLimit),
    filter: z.string().optional().openapi({ example: "Active" }),
  });

export const listOf = <T extends z.ZodType>(item: T) => z.object({ count: z.number().int(), list: z.array(item) });

/** One page of a list that is entirely in memory. */
export function pageOf<T>(items: T[], page: { offset: number; limit: number }): { count: number; list: T[] } {
  return { count: items.length, list: items.slice(page.offset, page.offset + page.limit) };
}
