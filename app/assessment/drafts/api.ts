import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { questionItemSchema, toQuestionItems } from "~/assessment/answers/contract";
import { openAssessment } from "~/assessment/answers/queries.server";
import { READINESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { emptyBody, listOf, ok, responses } from "~/foundation/api/envelope";
import { ApiError, notNow, refused } from "~/foundation/api/errors";
import { signedInFor } from "~/foundation/api/middleware.server";
import { type AttemptVerdict, attemptResync } from "./resync-attempt.server";

/** The contract's clients send the common path prefix twice. */
const PATHS = {
  resync: "/questions/resync/{submissionId}",
  resyncByDoubledPath: "/api/questions/resync/{submissionId}",
} as const;

const resyncCall = (operationId: keyof typeof PATHS) =>
  createRoute({
    operationId,
    method: "post",
    path: PATHS[operationId],
    tags: ["questionnaire"],
    ...signedInFor(READINESS, ["write-answers"]),
    summary: "Move a draft to the newest questions and fetch them all",
    request: { params: z.object({ submissionId: z.string() }), ...emptyBody },
    responses: responses(listOf(questionItemSchema), [400, 401, 403, 404, 409, 413, 415, 422, 504]),
  });

/** The calls that resync a draft. */
export function addDraftCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const operationId of ["resync", "resyncByDoubledPath"] as const) {
    app.openapi(resyncCall(operationId), async (c) => {
      const ctx = c.env.kompas;
      const { user } = c.var.owner;
      const id = ctx.ids.resolve(c.req.valid("param").submissionId);
      if (!id) throw failureOf("not-found");
      const verdict = await attemptResync(ctx, user, id);
      if (!verdict.ok) throw failureOf(verdict.reason);
      const opened = await openAssessment(ctx, user, id, "read");
      if (!opened.ok) throw failureOf("not-found");
      const sealedId = ctx.ids.seal(id);
      const list = opened.catalogue.dimensions
        .flatMap(({ topics }) => topics)
        .flatMap((topic) => toQuestionItems(sealedId, topic, opened.answers, c.var.language));
      return c.json(ok(c.var.say("flash:questionsResynced"), { count: list.length, list }), 200);
    });
  }
}

/** The contract's response for each way to fail (specification, accounts 8). */
function failureOf(reason: Extract<AttemptVerdict, { ok: false }>["reason"]): ApiError {
  switch (reason) {
    case "not-found":
      return new ApiError(404, "drafts:resync.errors.missing");
    case "in-progress":
    case "changed-meanwhile":
      return new ApiError(409, "drafts:resync.errors.inProgress");
    case "timeout":
      return new ApiError(504, "drafts:resync.errors.timeout");
    case "busy":
      return notNow("drafts:resync.errors.server");
    case "failed":
      return new ApiError(500, "drafts:resync.errors.server");
    default:
      return refused(reason);
  }
}
