import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { READINESS } from "~/core/kinds/kind";
import { READ_RESULTS } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { signedInFor } from "~/foundation/api/middleware.server";
import { summarySchema, toSummary } from "./contract";
import { readingOf, readQuery, WHOSE } from "./read-query";
import { getSummary } from "./summary.server";

const summaryCall = createRoute({
  operationId: "getSummary",
  method: "get",
  path: "/users/submission/summery",
  tags: ["results"],
  summary: `The result of a completed submission: ${WHOSE}`,
  ...signedInFor(READINESS, READ_RESULTS),
  request: { query: readQuery },
  responses: responses(summarySchema, [401, 404, 409, 422]),
});

/** The calls that read results. */
export function addResultsCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(summaryCall, async (c) => {
    const ctx = c.env.kompas;
    const { assessmentId, userId } = readingOf(ctx, c.req.valid("query"));
    const verdict = await getSummary(ctx, c.var.owner.user, assessmentId, READINESS, userId);
    if (!verdict.ok) throw refused(verdict.reason);
    return c.json(ok(c.var.say("done.loaded"), toSummary(verdict, c.var.language)), 200);
  });
}
