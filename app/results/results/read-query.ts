import { z } from "@hono/zod-openapi";
import { refused } from "~/foundation/api/errors";
import { submissionId } from "~/foundation/api/ids";
import type { Context } from "~/platform/context";

/** Whose results a call of this kind reads, in its description. */
export const WHOSE =
  "your company's, or that of a company that shares it with yours; with a user named, of that user's company alone";

/** What a call takes that reads a result. */
export const readQuery = z.object({
  SubmissionId: submissionId,
  userId: z.string().max(200, "failures.userId").optional(),
});

/** The ids that such a call names, plain. Ends it with 404 where one of them is none. */
export function readingOf(ctx: Context, { SubmissionId, userId }: z.infer<typeof readQuery>) {
  const assessmentId = ctx.ids.resolve(SubmissionId);
  const named = userId === undefined ? null : ctx.ids.resolve(userId);
  if (assessmentId === null || (userId !== undefined && named === null)) throw refused("not-found");
  return { assessmentId, userId: named };
}
