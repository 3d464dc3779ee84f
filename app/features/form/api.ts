import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Misfit } from "~/domain/answers/value";
import { findTopic } from "~/domain/catalogue/lookup";
import { saveByCall } from "~/features/answers/answer-call.server";
import {
  answerRequest,
  dimensionSchema,
  indicatorSchema,
  listIndicators,
  questionItemSchema,
  sectionSchema,
  toDimension,
  toQuestionItems,
  toSection,
} from "~/features/answers/contract";
import { type OpenedAssessment, openAssessment } from "~/features/answers/queries.server";
import type { ApiEnv } from "~/features/api/env";
import { answers, jsonBody, listOf, ok, pageOf, pageQuery } from "~/features/api/envelope";
import { ApiError, invalid, refused } from "~/features/api/errors";
import { indicatorId, submissionId } from "~/features/api/ids";
import { signedIn } from "~/features/api/middleware.server";
import type { TextKey } from "~/features/api/texts.server";
import { getCurrentCatalogue } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";

const shared = { tags: ["questionnaire"], ...signedIn };

const dimensionsCall = createRoute({
  operationId: "listDimensions",
  method: "get",
  path: "/dimension",
  ...shared,
  summary: "The dimensions of the current questionnaire",
  request: { query: pageQuery(100) },
  responses: answers(listOf(dimensionSchema), [401, 422]),
});

const dimensionListCall = createRoute({
  operationId: "listSubmissionDimensions",
  method: "get",
  path: "/dimension/list",
  ...shared,
  summary: "The dimensions of a submission, with their completion",
  request: { query: pageQuery(100).extend({ submissionId }) },
  responses: answers(listOf(dimensionSchema), [401, 404, 422]),
});

const indicatorsCall = createRoute({
  operationId: "listIndicators",
  method: "get",
  path: "/indicator",
  ...shared,
  summary: "The indicators, with their completion in a submission when one is named",
  request: { query: pageQuery(100).extend({ submissionId: submissionId.optional() }) },
  responses: answers(listOf(indicatorSchema), [401, 404, 422]),
});

const questionsCall = createRoute({
  operationId: "listQuestions",
  method: "get",
  path: "/users/questions/list",
  ...shared,
  summary: "The questions of an indicator in a submission",
  request: { query: pageQuery(100).extend({ indicatorId, submissionId }) },
  responses: answers(listOf(questionItemSchema), [401, 404, 422]),
});

const sectionsCall = createRoute({
  operationId: "listSectionQuestions",
  method: "get",
  path: "/users/sectionQuestions/list",
  ...shared,
  summary: "The questions of an indicator in a submission, by section",
  request: { query: z.object({ indicator: indicatorId, submissionId, filter: z.string().optional() }) },
  responses: answers(z.array(sectionSchema), [401, 404, 422]),
});

const answerCall = createRoute({
  operationId: "saveAnswers",
  method: "post",
  path: "/users/questions/answer",
  ...shared,
  summary: "Save answers to one draft: all of them or none; with a revision, only over the answer that had it",
  request: jsonBody(answerRequest),
  responses: answers(
    z.object({ message: z.string(), changed: z.number().int() }),
    [400, 401, 403, 404, 409, 413, 415, 422],
  ),
});

const MISFITS = {
  "unknown-question": "failures.unknownQuestion",
  "unknown-option": "failures.unknownOption",
  "one-option-only": "failures.oneOption",
  "other-text-too-long": "failures.otherTooLong",
  "other-text-missing": "failures.otherMissing",
  mixed: "failures.mixed",
} satisfies Partial<Record<Misfit | "unknown-question" | "mixed", TextKey>>;

/** What has no sentence of its own in the API says it in the form's words. */
const misfitKey = (reason: string): TextKey =>
  reason in MISFITS ? MISFITS[reason as keyof typeof MISFITS] : (`answering:misfit.${reason}` as TextKey);

/** The calls of the questionnaire and its answers. */
export function addAssessmentCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(dimensionsCall, async (c) => {
    const { dimensions } = await getCurrentCatalogue(c.env.kompas);
    const items = dimensions.map((dimension) => toDimension(dimension, new Map()));
    return c.json(ok(c.var.say("done.loaded"), pageOf(items, c.req.valid("query"))), 200);
  });

  app.openapi(dimensionListCall, async (c) => {
    const query = c.req.valid("query");
    const { catalogue, answers: given } = await openForReading(c.env.kompas, c.var.owner.user, query.submissionId);
    const items = catalogue.dimensions.map((dimension) => toDimension(dimension, given));
    return c.json(ok(c.var.say("done.loaded"), pageOf(items, query)), 200);
  });

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

  app.openapi(answerCall, async (c) => {
    const verdict = await saveByCall(c.env.kompas, c.var.owner.user, c.req.valid("json").data);
    if (!verdict.ok) {
      if (verdict.reason === "conflict") {
        throw new ApiError(409, "failures.conflict", { errors: { [`data.${verdict.index}`]: "failures.conflict" } });
      }
      if ("index" in verdict) throw invalid({ [`data.${verdict.index}`]: misfitKey(verdict.reason) });
      throw refused(verdict.reason);
    }
    const message = c.var.say("flash:sectionSaved");
    return c.json(ok(message, { message, changed: verdict.changed }), 200);
  });
}

async function openForReading(ctx: Context, user: CurrentUser, givenId: string): Promise<OpenedAssessment> {
  const id = ctx.ids.resolve(givenId);
  const opened = id ? await openAssessment(ctx, user, id, "read") : null;
  if (!opened?.ok) throw refused("not-found");
  return opened;
}

async function openTopic(ctx: Context, user: CurrentUser, givenId: string, topicId: string) {
  const { assessment, catalogue, answers: given } = await openForReading(ctx, user, givenId);
  const topic = findTopic(catalogue, topicId);
  if (!topic) throw refused("not-found");
  return { topic, given, sealedId: ctx.ids.seal(assessment.id) };
}
