import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { PROGRESS, READINESS } from "~/domain/kinds/kind";
import type { ApiEnv } from "~/features/api/env";
import { answers, ok } from "~/features/api/envelope";
import { refused } from "~/features/api/errors";
import { submissionId } from "~/features/api/ids";
import { signedInFor } from "~/features/api/middleware.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { findLatestScores } from "./latest-scores.server";
import {
  overviewSchema,
  progressSummarySchema,
  summaryWithQuestionsSchema,
  toOverview,
  toProgressSummary,
  toSummaryWithQuestions,
} from "./progress-contract";
import { findSigning, signaturePath } from "./signing.server";
import { getSummary, type Summary } from "./summary.server";

const shared = { tags: ["results"], ...signedInFor(PROGRESS) };
const named = z.object({ SubmissionId: submissionId });

const overviewCall = createRoute({
  operationId: "getProgressOverview",
  method: "get",
  path: "/ProGress/submission/overview",
  ...shared,
  summary: "How the dimensions of a completed progress assessment have come out",
  request: { query: named },
  responses: answers(overviewSchema, [401, 404, 409, 422]),
});

const summaryCall = createRoute({
  operationId: "getProgressSummary",
  method: "get",
  path: "/ProGress/submission/summery",
  ...shared,
  summary: "The result of a completed progress assessment",
  request: { query: named },
  responses: answers(progressSummarySchema, [401, 404, 409, 422]),
});

const exportCall = createRoute({
  operationId: "getProgressSummaryWithQuestions",
  method: "get",
  path: "/ProGress/submission/summeryWithQuestions",
  ...shared,
  summary:
    "The same with every required question, for a table: your company's, or with a user named that of a company that shares it with yours",
  request: { query: named.extend({ userId: z.string().max(200, "failures.userId").optional() }) },
  responses: answers(summaryWithQuestionsSchema, [401, 404, 409, 422]),
});

/** The calls that read the results of progress assessments. */
export function addProgressResultsCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(overviewCall, async (c) => {
    const summary = await summaryOf(c.env.kompas, c.var.owner.user, c.req.valid("query"));
    return c.json(ok(c.var.say("done.loaded"), toOverview(summary, c.var.language)), 200);
  });

  app.openapi(summaryCall, async (c) => {
    const summary = await summaryOf(c.env.kompas, c.var.owner.user, c.req.valid("query"));
    return c.json(ok(c.var.say("done.loaded"), toProgressSummary(summary, c.var.language)), 200);
  });

  app.openapi(exportCall, async (c) => {
    const summary = await summaryOf(c.env.kompas, c.var.owner.user, c.req.valid("query"));
    return c.json(ok(c.var.say("done.loaded"), toSummaryWithQuestions(summary, c.var.language)), 200);
  });
}

async function summaryOf(
  ctx: Context,
  user: CurrentUser,
  { SubmissionId, userId }: { SubmissionId: string; userId?: string },
) {
  const id = ctx.ids.resolve(SubmissionId);
  const verdict = id ? await getSummary(ctx, user, id, PROGRESS, userId) : null;
  if (!verdict?.ok) throw refused(verdict?.reason ?? "not-found");
  return completeSummary(ctx, verdict);
}

/** A result with what else the contract says beside it: the company's readiness, and by whom it is approved and signed. */
export async function completeSummary(ctx: Context, summary: Summary<typeof PROGRESS>) {
  const [readiness, { approval, signature }] = await Promise.all([
    findLatestScores(ctx, summary.assessment.companyId, READINESS),
    findSigning(ctx, summary.assessment.id),
  ]);
  const picture = signature?.file ? signaturePath(ctx.ids.seal(summary.assessment.id), signature.file) : null;
  return { ...summary, readiness, approval, signature: picture };
}
