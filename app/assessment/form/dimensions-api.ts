import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { dimensionSchema, toDimension } from "~/assessment/answers/contract";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { KINDS_WITH_CALLS } from "~/assessment/kinds/kinds";
import type { CallName, KindContract } from "~/assessment/kinds/rules";
import type { Kind } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { listOf, ok, pageOf, pageQuery, responses } from "~/foundation/api/envelope";
import { submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { openForReading } from "./open-submission.server";

const about = (kind: Kind, [operationId, path]: CallName) => ({
  operationId,
  path,
  tags: ["questionnaire"],
  ...signedInFor(kind, ["write-answers"]),
});

const currentCall = (kind: Kind, { calls }: KindContract) =>
  createRoute({
    method: "get",
    ...about(kind, calls.dimensions),
    summary: `The dimensions of the current ${kind} questionnaire`,
    request: { query: pageQuery(100) },
    responses: responses(listOf(dimensionSchema), [401, 422]),
  });

const submissionCall = (kind: Kind, { calls, needsSubmission }: KindContract) =>
  createRoute({
    method: "get",
    ...about(kind, calls.submissionDimensions),
    summary: needsSubmission
      ? "The dimensions of a submission, with their completion"
      : "The dimensions of a submission, with their completion; without one those of the current questionnaire",
    request: {
      query: pageQuery(100).extend({ submissionId: needsSubmission ? submissionId : submissionId.optional() }),
    },
    responses: responses(listOf(dimensionSchema), [401, 404, 422]),
  });

/** Registers the calls that list dimensions. */
export function addDimensionCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const { kind, contract } of KINDS_WITH_CALLS) {
    app.openapi(currentCall(kind, contract), async (c) => {
      const { dimensions } = await getCurrentCatalogue(c.env.kompas, kind);
      const items = dimensions.map((dimension) => toDimension(dimension, new Map()));
      return c.json(ok(c.var.say("done.loaded"), pageOf(items, c.req.valid("query"))), 200);
    });

    app.openapi(submissionCall(kind, contract), async (c) => {
      const query = c.req.valid("query");
      const ctx = c.env.kompas;
      const { catalogue, answers: given } = query.submissionId
        ? await openForReading(ctx, c.var.owner.user, query.submissionId)
        : { catalogue: await getCurrentCatalogue(ctx, kind), answers: new Map() };
      const items = catalogue.dimensions.map((dimension) => toDimension(dimension, given));
      return c.json(ok(c.var.say("done.loaded"), pageOf(items, query)), 200);
    });
  }
}
