import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { READINESS } from "~/domain/kinds/kind";
import type { ApiEnv } from "~/features/api/env";
import { answers, ok } from "~/features/api/envelope";
import { refused } from "~/features/api/errors";
import { submissionId } from "~/features/api/ids";
import { signedIn } from "~/features/api/middleware.server";
import { summarySchema, toSummary } from "./contract";
import { getSummary } from "./summary.server";

const summaryCall = createRoute({
  operationId: "getSummary",
  method: "get",
  path: "/users/submission/summery",
  tags: ["results"],
  summary: "The result of a completed submission",
  ...signedIn,
  request: {
    query: z.object({
      SubmissionId: submissionId,
    }),
  },
  responses: answers(summarySchema, [401, 404, 409, 422]),
});

/** The calls that read results. */
export function addResultsCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(summaryCall, async (c) => {
    const ctx = c.env.kompas;
    const assessmentId = ctx.ids.resolve(c.req.valid("query").SubmissionId);
    const verdict = assessmentId ? await getSummary(ctx, c.var.owner.user, assessmentId, READINESS) : null;
    if (!verdict?.ok) throw refused(verdict?.reason ?? "not-found");
    return c.json(ok(c.var.say("done.loaded"), toSummary(verdict, c.var.language)), 200);
  });
}
