import { z } from "@hono/zod-openapi";
import type { Context } from "~/platform/context";
import { invalid, refused } from "./errors";
import type { TextKey } from "./texts.server";

/** A required id, in any form. What it refers to is judged later. */
export const idIn = (key: TextKey, most = 200) => z.string({ error: key }).min(1, key).max(most, key);

/** The id of a submission in a call, plain or sealed as in links. */
export const submissionId = idIn("failures.submissionId");
export const indicatorId = idIn("failures.indicator", 100);
export const dimensionId = idIn("failures.dimension", 100);

/** The optional user id of a call about the caller. */
export const callerQuery = z.object({ userId: idIn("failures.userId").optional() });

/** Throws 404 when a call names a user other than its caller: data of others does not exist for the caller. */
export function requireCaller(ctx: Context, user: { id: string }, userId: string | undefined): void {
  if (userId !== undefined && ctx.ids.resolve(userId) !== user.id) throw refused("not-found");
}

/** A call that names its submission in the query or in the JSON body. Clients of the contract use either. */
export const submissionIn = <K extends "SubmissionId" | "submissionId">(key: K) => {
  const named = z.object({ [key]: submissionId.optional() } as Record<K, z.ZodOptional<typeof submissionId>>);
  return {
    query: named,
    body: { required: false, content: { "application/json": { schema: named.strict() } } },
  } as const;
};

/** Returns the id from one of those places, the body first. Throws 422 if neither has one. */
export function submissionOf<K extends "SubmissionId" | "submissionId">(
  key: K,
  ...places: { [P in K]?: string | undefined }[]
): string {
  for (const place of places) if (place[key]) return place[key];
  throw invalid({ [key]: "failures.submissionId" });
}
