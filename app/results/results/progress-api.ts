import { createRoute, type OpenAPIHono, type z } from "@hono/zod-openapi";
import { openAssessment } from "~/assessment/answers/queries.server";
import { type KindOf, PROGRESS, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { READ_RESULTS } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { findLatestResult } from "./latest-result.server";
import {
  overviewSchema,
  progressSummarySchema,
  summaryWithQuestionsSchema,
  toDraftOverview,
  toOverview,
  toProgressSummary,
  toSummaryWithQuestions,
} from "./progress-contract";
import { readingOf, readQuery, WHOSE } from "./read-query";
import { findSigning, signaturePath } from "./signing.server";
import { getSummary, type Summary } from "./summary.server";

const shared = { tags: ["results"], ...signedInFor(PROGRESS, READ_RESULTS) };

const overviewCall = createRoute({
  operationId: "getProgressOverview",
  method: "get",
  path: "/ProGress/submission/overview",
  ...shared,
  summary: `How the dimensions of a progress assessment have come out, or how far your company's draft is: ${WHOSE}`,
  request: { query: readQuery },
  responses: responses(overviewSchema, [401, 404, 422]),
});

const summaryCall = createRoute({
  operationId: "getProgressSummary",
  method: "get",
  path: "/ProGress/submission/summery",
  ...shared,
  summary: `The result of a completed progress assessment: ${WHOSE}`,
  request: { query: readQuery },
  responses: responses(progressSummarySchema, [401, 404, 409, 422]),
});

const exportCall = createRoute({
  operationId: "getProgressSummaryWithQuestions",
  method: "get",
  path: "/ProGress/submission/summeryWithQuestions",
  ...shared,
  summary: `The same with every required question, for a table: ${WHOSE}`,
  request: { query: readQuery },
  responses: responses(summaryWithQuestionsSchema, [401, 404, 409, 422]),
});

/** The calls that read the results of progress assessments. */
export function addProgressResultsCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(overviewCall, async (c) => {
    const overview = await overviewOf(c.env.kompas, c.var.owner.user, c.req.valid("query"), c.var.language);
    return c.json(ok(c.var.say("done.loaded"), overview), 200);
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

async function overviewOf(ctx: Context, user: CurrentUser, query: z.infer<typeof readQuery>, language: Language) {
  const { assessmentId, userId } = readingOf(ctx, query);
  const verdict = await getSummary(ctx, user, assessmentId, PROGRESS, userId);
  if (verdict.ok) return toOverview(verdict, language);
  // Only its own company learns that an assessment is a draft.
  const draft = verdict.reason === "draft" ? await openAssessment(ctx, user, assessmentId, "read") : null;
  if (!draft?.ok) throw refused("not-found");
  return toDraftOverview(draft, language);
}

async function summaryOf(ctx: Context, user: CurrentUser, query: z.infer<typeof readQuery>) {
  const { assessmentId, userId } = readingOf(ctx, query);
  const verdict = await getSummary(ctx, user, assessmentId, PROGRESS, userId);
  if (!verdict.ok) throw refused(verdict.reason);
  return completeSummary(ctx, verdict);
}

/** A result with what the contract adds: the company's readiness, and who approved and signed it. */
export async function completeSummary(ctx: Context, summary: Summary<KindOf<"climate">>) {
  const [readiness, { approval, signature }] = await Promise.all([
    findLatestResult(ctx, summary.assessment.companyId, READINESS),
    findSigning(ctx, summary.assessment.id),
  ]);
  const picture = signature?.file ? signaturePath(ctx.ids.seal(summary.assessment.id), signature.file) : null;
  return { ...summary, readiness, approval, signature: picture };
}
