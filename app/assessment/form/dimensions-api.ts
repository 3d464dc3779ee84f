import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { dimensionSchema, toDimension } from "~/assessment/answers/contract";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { KINDS_OF_ASSESSMENTS, type Kind, PROGRESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { answers, listOf, ok, pageOf, pageQuery } from "~/foundation/api/envelope";
import { submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { openForReading } from "./open-submission.server";

/** The calls of each kind: the id of the operation, and where the contract has it. */
const CALLS = {
  readiness: {
    current: ["listDimensions", "/dimension"],
    ofSubmission: ["listSubmissionDimensions", "/dimension/list"],
  },
  progress: {
    current: ["listProgressDimensions", "/ProGress-dimension"],
    ofSubmission: ["listSubmissionProgressDimensions", "/ProGress-dimension/list"],
  },
} as const;

const about = (kind: Kind, call: keyof (typeof CALLS)[Kind]) => {
  const [operationId, path] = CALLS[kind][call];
  return { operationId, path, tags: ["questionnaire"], ...signedInFor(kind) };
};

const currentCall = (kind: Kind) =>
  createRoute({
    method: "get",
    ...about(kind, "current"),
    summary: `The dimensions of the current ${kind} questionnaire`,
    request: { query: pageQuery(100) },
    responses: answers(listOf(dimensionSchema), [401, 422]),
  });

const submissionCall = (kind: Kind) =>
  createRoute({
    method: "get",
    ...about(kind, "ofSubmission"),
    summary:
      kind === PROGRESS
        ? "The dimensions of a submission, with their completion; without one those of the current questionnaire"
        : "The dimensions of a submission, with their completion",
    request: {
      query: pageQuery(100).extend({ submissionId: kind === PROGRESS ? submissionId.optional() : submissionId }),
    },
    responses: answers(listOf(dimensionSchema), [401, 404, 422]),
  });

/** The calls that list dimensions. */
export function addDimensionCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const kind of KINDS_OF_ASSESSMENTS) {
    app.openapi(currentCall(kind), async (c) => {
      const { dimensions } = await getCurrentCatalogue(c.env.kompas, kind);
      const items = dimensions.map((dimension) => toDimension(dimension, new Map()));
      return c.json(ok(c.var.say("done.loaded"), pageOf(items, c.req.valid("query"))), 200);
    });

    app.openapi(submissionCall(kind), async (c) => {
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
