import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { openAssociated } from "~/assessment/answers/associated.server";
import { questionItemSchema, sectionSchema, toQuestionItems, toSection } from "~/assessment/answers/contract";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { READINESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { listOf, ok, pageOf, pageQuery, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { idIn, indicatorId, submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

const shared = { tags: ["questionnaire"], ...signedInFor(READINESS, ["read-network"]) };

const named = { submissionId, userId: idIn("failures.userId") };

const questionsCall = createRoute({
  operationId: "listAssociatedQuestions",
  method: "get",
  path: "/users/questions/list/associated",
  ...shared,
  summary:
    "The questions of an indicator in a submission of a user's company: a colleague's, or a completed one that is shared with yours",
  request: { query: pageQuery(100).extend({ indicatorId, ...named }) },
  responses: responses(listOf(questionItemSchema), [401, 404, 422]),
});

const sectionsCall = createRoute({
  operationId: "listAssociatedSectionQuestions",
  method: "get",
  path: "/users/sectionQuestions/list/associated",
  ...shared,
  summary: "The same by section",
  request: {
    query: z.object({ indicator: indicatorId, ...named, filter: z.string().optional() }),
  },
  responses: responses(z.array(sectionSchema), [401, 404, 422]),
});

/** Adds the calls that read a company's answers by one of its users. */
export function addAssociatedCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(questionsCall, async (c) => {
    const query = c.req.valid("query");
    const { topic, sealedId, given } = await openTopic(c.env.kompas, c.var.owner.user, query, query.indicatorId);
    const items = toQuestionItems(sealedId, topic, given, c.var.language);
    return c.json(ok(c.var.say("done.loaded"), pageOf(items, query)), 200);
  });

  app.openapi(sectionsCall, async (c) => {
    const query = c.req.valid("query");
    const { topic, sealedId, given } = await openTopic(c.env.kompas, c.var.owner.user, query, query.indicator);
    const sections = topic.sections.map((section) => toSection(sealedId, section, given, c.var.language));
    return c.json(ok(c.var.say("done.loaded"), sections), 200);
  });
}

async function openTopic(
  ctx: Context,
  user: CurrentUser,
  { submissionId, userId }: { submissionId: string; userId: string },
  topicId: string,
) {
  const id = ctx.ids.resolve(submissionId);
  const opened = id ? await openAssociated(ctx, user, id, userId) : null;
  const topic = opened && findTopic(opened.catalogue, topicId);
  if (!opened || !topic) throw refused("not-found");
  return { topic, given: opened.answers, sealedId: ctx.ids.seal(opened.assessment.id) };
}
