import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listAssessments } from "~/features/answers/queries.server";
import type { ApiEnv } from "~/features/api/env";
import { answers, listOf, ok, pageQuery } from "~/features/api/envelope";
import { invalid, refused } from "~/features/api/errors";
import { submissionIn, submissionOf } from "~/features/api/ids";
import { signedIn } from "~/features/api/middleware.server";
import { startAssessment } from "~/features/drafts/start.server";
import { submissionSchema, toSubmission } from "~/features/results/submission-contract";
import { submitAssessment } from "~/features/results/submit.server";

const shared = { tags: ["submissions"], ...signedIn };

/** How many a list of assessments shows at a time (specification, accounts 9). */
const PAGE = 10;

const createCall = createRoute({
  operationId: "startSubmission",
  method: "post",
  path: "/users/submission/create",
  ...shared,
  summary: "Start a readiness assessment",
  responses: answers(z.object({ _id: z.string(), id: z.string(), isDraft: z.boolean() }), [401, 403]),
});

const endCall = createRoute({
  operationId: "endSubmission",
  method: "patch",
  path: "/users/submission/end",
  ...shared,
  summary: "Submit a complete draft",
  request: submissionIn("SubmissionId"),
  responses: answers(
    z.object({ message: z.string(), _id: z.string(), id: z.string(), isDraft: z.boolean() }),
    [400, 401, 403, 404, 409, 413, 415, 422, 503],
  ),
});

const listCall = createRoute({
  operationId: "listSubmissions",
  method: "get",
  path: "/users/submissions/list",
  ...shared,
  summary: "The company's submissions, newest first",
  request: { query: pageQuery(PAGE) },
  responses: answers(listOf(submissionSchema), [401, 422]),
});

const latestCall = createRoute({
  operationId: "listLatestSubmissions",
  method: "get",
  path: "/users/submissions/latest",
  ...shared,
  summary: "The newest submissions",
  responses: answers(listOf(submissionSchema), [401]),
});

/** The calls that start, submit and list readiness assessments. */
export function addSubmissionCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(createCall, async (c) => {
    const verdict = await startAssessment(c.env.kompas, c.var.owner.user);
    if (!verdict.ok) throw refused("forbidden");
    const id = c.env.kompas.ids.seal(verdict.assessmentId);
    return c.json(ok(c.var.say("done.started"), { _id: id, id, isDraft: true }), 200);
  });

  app.openapi(endCall, async (c) => {
    const ctx = c.env.kompas;
    const assessmentId = ctx.ids.resolve(submissionOf("SubmissionId", c.req.valid("json"), c.req.valid("query")));
    if (!assessmentId) throw refused("not-found");
    const verdict = await submitAssessment(ctx, c.var.owner.user, assessmentId);
    if (!verdict.ok) {
      if (verdict.reason === "incomplete") throw invalid({ SubmissionId: "flash:incomplete" });
      throw refused(verdict.reason);
    }
    const message = c.var.say("flash:submitted");
    const id = ctx.ids.seal(assessmentId);
    return c.json(ok(message, { message, _id: id, id, isDraft: false }), 200);
  });

  app.openapi(listCall, async (c) => {
    const ctx = c.env.kompas;
    const { count, list } = await listAssessments(ctx, c.var.owner.user, c.req.valid("query"));
    const data = {
      count,
      list: list.map((card) => toSubmission(card, ctx.ids.seal(card.id), c.var.say, c.var.language)),
    };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });

  app.openapi(latestCall, async (c) => {
    const ctx = c.env.kompas;
    const { count, list } = await listAssessments(ctx, c.var.owner.user, { offset: 0, limit: PAGE });
    const data = {
      count,
      list: list.map((card) => toSubmission(card, ctx.ids.seal(card.id), c.var.say, c.var.language)),
    };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });
}
