import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { openAssociated } from "~/assessment/answers/associated.server";
import { progressItemSchema, toProgressItems } from "~/assessment/answers/progress-contract";
import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { PROGRESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { ApiEnv } from "~/foundation/api/env";
import { listOf, ok, pageOf, pageQuery, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { dimensionId, idIn, submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { Context } from "~/platform/context";
import { openForReading } from "./open-submission.server";

const tags = ["questionnaire"];
const query = pageQuery(100).extend({ proGress_Dimension: dimensionId, submissionId });

const questionsCall = createRoute({
  operationId: "listProgressQuestions",
  method: "get",
  path: "/ProGress/questions/list",
  tags,
  ...signedInFor(PROGRESS, ["write-answers"]),
  summary: "The questions of a dimension in a progress assessment, with their answers",
  request: { query },
  responses: responses(listOf(progressItemSchema), [401, 404, 422]),
});

const associatedCall = createRoute({
  operationId: "listAssociatedProgressQuestions",
  method: "get",
  path: "/ProGress/questions/list/associated",
  tags,
  ...signedInFor(PROGRESS, ["read-network"]),
  summary: "The same of a user's company: a colleague's, or a completed one that is shared with yours",
  request: { query: query.extend({ userId: idIn("failures.userId") }) },
  responses: responses(listOf(progressItemSchema), [401, 404, 422]),
});

/** Registers the calls that read the questions of progress assessments. */
export function addProgressQuestionCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(questionsCall, async (c) => {
    const query = c.req.valid("query");
    const opened = await openForReading(c.env.kompas, c.var.owner.user, query.submissionId);
    const items = itemsOf(c.env.kompas, opened, query.proGress_Dimension, c.var.language);
    return c.json(ok(c.var.say("done.loaded"), pageOf(items, query)), 200);
  });

  app.openapi(associatedCall, async (c) => {
    const query = c.req.valid("query");
    const ctx = c.env.kompas;
    const id = ctx.ids.resolve(query.submissionId);
    const opened = id ? await openAssociated(ctx, c.var.owner.user, id, query.userId) : null;
    if (!opened) throw refused("not-found");
    const items = itemsOf(ctx, opened, query.proGress_Dimension, c.var.language);
    return c.json(ok(c.var.say("done.loaded"), pageOf(items, query)), 200);
  });
}

function itemsOf(ctx: Context, opened: OpenedAssessment, dimensionId: string, language: Language) {
  const dimension = opened.catalogue.dimensions.find(({ id }) => id === dimensionId);
  if (!dimension) throw refused("not-found");
  return toProgressItems(ctx.ids.seal(opened.assessment.id), dimension, opened.answers, language);
}
