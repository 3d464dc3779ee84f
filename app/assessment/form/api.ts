import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  indicatorSchema,
  listIndicators,
  questionItemSchema,
  sectionSchema,
  toQuestionItems,
  toSection,
} from "~/assessment/answers/contract";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { READINESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { listOf, ok, pageOf, pageQuery, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { indicatorId, submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { openForReading } from "./open-submission.server";

const shared = { tags: ["questionnaire"], ...signedInFor(READINESS, ["write-answers"]) };

const indicatorsCall = createRoute({
  operationId: "listIndicators",
  method: "get",
  path: "/indicator",
  ...shared,
  summary: "The indicators, with their completion in a submission when one is named",
  request: { query: pageQuery(100).extend({ submissionId: submissionId.optional() }) },
  responses: responses(listOf(indicatorSchema), [401, 404, 422]),
});

const questionsCall = createRoute({
  operationId: "listQuestions",
  method: "get",
  path: "/users/questions/list",
  ...shared,
  summary: "The questions of an indicator in a submission",
  request: { query: pageQuery(100).extend({ indicatorId, submissionId }) },
  responses: responses(listOf(questionItemSchema), [401, 404, 422]),
});

const sectionsCall = createRoute({
  operationId: "listSectionQuestions",
  method: "get",
  path: "/users/sectionQuestions/list",
  ...shared,
  summary: "The questions of an indicator in a submission, by section",
  request: { query: z.object({ indicator: indicatorId, submissionId, filter: z.string().optional() }) },
  responses: responses(z.array(sectionSchema), [401, 404, 422]),
});

/** Registers the calls that read the questions of readiness assessments. */
export function addAssessmentCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(indicatorsCall, async (c) => {
    const query = c.req.valid("query");
    const ctx = c.env.kompas;
    const { catalogue, answers: given } = query.submissionId
      ? await openForReading(ctx, c.var.owner.user, query.submissionId)
      : { catalogue: await getCurrentCatalogue(ctx), answers: new Map() };
    return c.json(ok(c.var.say("done.loaded"), pageOf(listIndicators(catalogue, given), query)), 200);
  });

  app.openapi(questionsCall, async (c) => {
    const query = c.req.valid("query");
    const { topic, sealedId, given } = await openTopic(
      c.env.kompas,
      c.var.owner.user,
      query.submissionId,
      query.indicatorId,
    );
    const items = toQuestionItems(sealedId, topic, given, c.var.language);
    return c.json(ok(c.var.say("done.loaded"), pageOf(items, query)), 200);
  });

  app.openapi(sectionsCall, async (c) => {
    const query = c.req.valid("query");
    const { topic, sealedId, given } = await openTopic(
      c.env.kompas,
      c.var.owner.user,
      query.submissionId,
      query.indicator,
    );
    const sections = topic.sections.map((section) => toSection(sealedId, section, given, c.var.language));
    return c.json(ok(c.var.say("done.loaded"), sections), 200);
  });
}

async function openTopic(ctx: Context, user: CurrentUser, givenId: string, topicId: string) {
  const { assessment, catalogue, answers: given } = await openForReading(ctx, user, givenId);
  const topic = findTopic(catalogue, topicId);
  if (!topic) throw refused("not-found");
  return { topic, given, sealedId: ctx.ids.seal(assessment.id) };
}
