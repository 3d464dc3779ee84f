import { z } from "@hono/zod-openapi";
import type { Context } from "~/platform/context";
import { invalid, refused } from "./errors";
import type { TextKey } from "./texts.server";

/** An id that a call must give, of any form: what it opens is judged later. */
export const idIn = (key: TextKey, most = 200) => z.string({ error: key }).min(1, key).max(most, key);

/** The id of a submission in a call, plain or sealed as links carry it. */
export const submissionId = idIn("failures.submissionId");
export const indicatorId = idIn("failures.indicator", 100);
export const dimensionId = idIn("failures.dimension", 100);

/** The user whom a call may name whose subject is its caller. */
export const callerQuery = z.object({ userId: idIn("failures.userId").optional() });

/** Ends a call that names somebody else than its caller with 404: what is another's is not there. */
export function requireCaller(ctx: Context, user: { id: string }, userId: string | undefined): void {
  if (userId !== undefined && ctx.ids.resolve(userId) !== user.id) throw refused("not-found");
}

/** A call whose subject stands in its query or in its JSON body: clients of the contract write it in either. */
export const submissionIn = <K extends "SubmissionId" | "submissionId">(key: K) => {
  const named = z.object({ [key]: submissionId.optional() } as Record<K, z.ZodOptional<typeof submissionId>>);
  return {
    query: named,
    body: { required: false, content: { "application/json": { schema: named.strict() } } },
  } as const;
};

/** The id that a call gives in one of those places, the body's first. Throws 422 where neither has one. */
export function submissionOf<K extends "SubmissionId" | "submissionId">(
  key: K,
  ...places: { [P in K]?: string | undefined }[]
): string {
  for (const place of places) if (place[key]) return place[key];
  throw invalid({ [key]: "failures.submissionId" });
}
