import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { summarySchema, toSummary } from "~/results/results/contract";
import { completeSummary } from "~/results/results/progress-api";
import { summaryWithQuestionsSchema, toSummaryWithQuestions } from "~/results/results/progress-contract";
import { isSummaryOf } from "~/results/results/summary.server";
import { readAsOffice } from "./answers.server";

const summaryCall = createRoute({
  operationId: "getSummaryAsAdministrator",
  method: "get",
  path: "/admin/submission/summery/WithQuestion",
  tags: ["administration"],
  ...signedInFor(undefined),
  summary:
    "The result of a completed submission of any company with its questions and answers, for administrators of the network: each reading is noted in the company's ledger. Of a readiness assessment as users/submission/summery has it, of a progress assessment as ProGress/submission/summeryWithQuestions",
  request: { query: z.object({ SubmissionId: submissionId }) },
  responses: responses(z.union([summarySchema, summaryWithQuestionsSchema]), [401, 403, 404, 422]),
});

/** The API call that lets the network's office read what a company has submitted. */
export function addAdminCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(summaryCall, async (c) => {
    const ctx = c.env.kompas;
    const { SubmissionId } = c.req.valid("query");
    const read = await readAsOffice(ctx, c.var.owner.user, ctx.ids.resolve(SubmissionId));
    if (!read.ok) throw refused(read.reason);
    const { language } = c.var;
    if (isSummaryOf(read, "climate")) {
      return c.json(
        ok(c.var.say("done.loaded"), toSummaryWithQuestions(await completeSummary(ctx, read), language)),
        200,
      );
    }
    if (isSummaryOf(read, "practices")) return c.json(ok(c.var.say("done.loaded"), toSummary(read, language)), 200);
    throw refused("not-found");
  });
}
