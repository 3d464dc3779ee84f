import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { answerItems } from "~/assessment/answers/call-contract";
import { listAssessments } from "~/assessment/answers/queries.server";
import type { StartVerdict } from "~/assessment/drafts/start.server";
import { KINDS_WITH_CALLS } from "~/assessment/kinds/kinds";
import type { CallName, KindContract } from "~/assessment/kinds/rules";
import type { Kind } from "~/core/kinds/kind";
import type { TokenScope } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { emptyBody, listOf, ok, pageQuery, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused } from "~/foundation/api/errors";
import { submissionIn, submissionOf } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { Translate } from "~/foundation/api/texts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { issueNow } from "~/results/proof/issue.server";
import { saveItems } from "../../assessment/form/answers-api";
import { submissionSchema, toSubmission } from "./submission-contract";
import { submitAssessment } from "./submit.server";

/** Reading results begins with the list, and so does writing answers. */
const LISTED: readonly TokenScope[] = ["read-results", "write-answers"];

/** How many assessments a list shows at a time (specification, accounts 9). */
const PAGE = 10;

const about = (kind: Kind, [operationId, path]: CallName, scopes: readonly TokenScope[]) => ({
  operationId,
  path,
  tags: ["submissions"],
  ...signedInFor(kind, scopes),
});

const startCall = (kind: Kind, { calls }: KindContract) =>
  createRoute({
    method: "post",
    ...about(kind, calls.start, ["write-answers"]),
    summary: `Start a ${kind} assessment`,
    request: emptyBody,
    responses: responses(
      z.object({ _id: z.string(), id: z.string(), isDraft: z.boolean() }),
      [400, 401, 403, 413, 415, 422],
    ),
  });

const ended = submissionIn("SubmissionId");

const endCall = (kind: Kind, { calls }: KindContract) =>
  createRoute({
    method: "patch",
    // Only a person submits, whatever a token may do.
    ...about(kind, calls.end, []),
    summary: `Submit a complete draft of a ${kind} assessment; answers in its body are saved first`,
    request: {
      query: ended.query,
      body: {
        required: false,
        content: { "application/json": { schema: ended.query.extend({ data: answerItems.optional() }).strict() } },
      },
    },
    responses: responses(
      z.object({ message: z.string(), _id: z.string(), id: z.string(), isDraft: z.boolean() }),
      [400, 401, 403, 404, 409, 413, 415, 422],
    ),
  });

const listCall = (kind: Kind, { calls }: KindContract) =>
  createRoute({
    method: "get",
    ...about(kind, calls.list, LISTED),
    summary: `The company's ${kind} assessments, newest first`,
    request: { query: pageQuery(PAGE) },
    responses: responses(listOf(submissionSchema), [401, 422]),
  });

const latestCall = (kind: Kind, { calls }: KindContract) =>
  createRoute({
    method: "get",
    ...about(kind, calls.latest, LISTED),
    summary: `The newest ${kind} assessments`,
    responses: responses(listOf(submissionSchema), [401]),
  });

/**
 * The calls that start, submit and list assessments. The caller passes in `startAssessment`, because what it offers belongs to a higher
 * layer.
 */
export function addSubmissionCalls(
  app: OpenAPIHono<ApiEnv>,
  startAssessment: (ctx: Context, user: CurrentUser, options: { kind: Kind }) => Promise<StartVerdict>,
): void {
  for (const { kind, contract } of KINDS_WITH_CALLS) {
    app.openapi(startCall(kind, contract), async (c) => {
      const verdict = await startAssessment(c.env.kompas, c.var.owner.user, { kind });
      if (!verdict.ok) throw verdict.reason === "locked" ? new ApiError(403, "failures.locked") : refused("forbidden");
      const id = c.env.kompas.ids.seal(verdict.assessmentId);
      return c.json(ok(c.var.say("done.started"), { _id: id, id, isDraft: true }), 200);
    });

    app.openapi(endCall(kind, contract), async (c) => {
      const ctx = c.env.kompas;
      const { user } = c.var.owner;
      const { data = [], ...body } = c.req.valid("json") ?? {};
      const assessmentId = ctx.ids.resolve(submissionOf("SubmissionId", body, c.req.valid("query")));
      if (!assessmentId) throw refused("not-found");
      if (data.length > 0) await saveItems(ctx, user, data, { isForm: contract.sendsForms, ends: assessmentId });
      const verdict = await submitAssessment(ctx, user, assessmentId);
      if (verdict.ok) await issueNow(ctx, assessmentId);
      if (!verdict.ok) {
        if (verdict.reason === "incomplete") throw invalid({ SubmissionId: "flash:incomplete" });
        throw refused(verdict.reason);
      }
      const message = c.var.say("flash:submitted");
      const id = ctx.ids.seal(assessmentId);
      return c.json(ok(message, { message, _id: id, id, isDraft: false }), 200);
    });

    app.openapi(listCall(kind, contract), async (c) => {
      const { var: known, env } = c;
      const data = await listOfKind(env.kompas, known.owner.user, { ...c.req.valid("query"), kind }, known);
      return c.json(ok(known.say("done.loaded"), data), 200);
    });

    app.openapi(latestCall(kind, contract), async (c) => {
      const { var: known, env } = c;
      const data = await listOfKind(env.kompas, known.owner.user, { offset: 0, limit: PAGE, kind }, known);
      return c.json(ok(known.say("done.loaded"), data), 200);
    });
  }
}

async function listOfKind(
  ctx: Context,
  user: CurrentUser,
  page: { offset: number; limit: number; kind: Kind },
  { say, language }: { say: Translate; language: CurrentUser["language"] },
) {
  const { count, list } = await listAssessments(ctx, user, page);
  return { count, list: list.map((card) => toSubmission(card, ctx.ids.seal(card.id), say, language)) };
}
