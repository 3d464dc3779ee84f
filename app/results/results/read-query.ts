import { z } from "@hono/zod-openapi";
import { refused } from "~/foundation/api/errors";
import { submissionId } from "~/foundation/api/ids";
import type { Context } from "~/platform/context";

/** Whose results a call of this kind reads, for its description. */
export const WHOSE =
  "your company's, or that of a company that shares it with yours; with a user named, of that user's company alone";

/** The parameters of a call that reads a result. */
export const readQuery = z.object({
  SubmissionId: submissionId,
  userId: z.string().max(200, "failures.userId").optional(),
});

/** The unsealed ids that such a call names. Throws 404 if one of them is invalid. */
export function readingOf(ctx: Context, { SubmissionId, userId }: z.infer<typeof readQuery>) {
  const assessmentId = ctx.ids.resolve(SubmissionId);
  const named = userId === undefined ? null : ctx.ids.resolve(userId);
  if (assessmentId === null || (userId !== undefined && named === null)) throw refused("not-found");
  return { assessmentId, userId: named };
}
