import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { READINESS } from "~/core/kinds/kind";
import { READ_RESULTS } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { refused } from "~/foundation/api/errors";
import { indicatorId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { getExportDetail } from "./export.server";
import { exportSchema, toExport } from "./export-contract";
import { readingOf, readQuery, WHOSE } from "./read-query";

const shared = { tags: ["results"], ...signedInFor(READINESS, READ_RESULTS) };

const exportCall = createRoute({
  operationId: "exportSubmission",
  method: "get",
  path: "/users/submission/export",
  ...shared,
  summary: `A completed submission with every answer, for a table: ${WHOSE}`,
  request: { query: readQuery },
  responses: responses(exportSchema, [401, 404, 409, 422]),
});

const pictureCall = createRoute({
  operationId: "getIndicatorPicture",
  method: "get",
  path: "/indicator/file",
  ...shared,
  summary: "The picture of an indicator, by its id or by the file name that the summary gives",
  request: {
    query: z.object({ id: indicatorId }),
  },
  responses: {
    ...responses(z.unknown(), [401, 404, 422]),
    200: { description: "The picture", content: { "image/svg+xml": { schema: { type: "string", format: "binary" } } } },
  },
});

/** The calls that export results to other programs. */
export function addExportCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(exportCall, async (c) => {
    const ctx = c.env.kompas;
    const { assessmentId, userId } = readingOf(ctx, c.req.valid("query"));
    const verdict = await getExportDetail(ctx, c.var.owner.user, assessmentId, userId);
    if (!verdict.ok) throw refused(verdict.reason);
    return c.json(ok(c.var.say("done.loaded"), toExport(verdict, c.var.language)), 200);
  });

  app.openapi(pictureCall, async (c) => {
    const catalogue = await getCurrentCatalogue(c.env.kompas);
    const topic = findTopic(catalogue, c.req.valid("query").id.replace(/\.svg$/, ""));
    const picture = topic && drawIndicator(topic);
    if (!picture) throw refused("not-found");
    const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "private, max-age=86400" };
    return new Response(picture, { headers });
  });
}

/** An indicator's picture: the number of its Sustainable Development Goal, drawn in the product's own colours. */
function drawIndicator({ sdg }: Topic): string | null {
  if (sdg === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="12" fill="#1d5a44"/><text x="32" y="29" text-anchor="middle" font-family="Georgia, serif" font-size="15" fill="#e4f0ea">SDG</text><text x="32" y="52" text-anchor="middle" font-family="Georgia, serif" font-size="24" font-weight="bold" fill="#fff">${sdg}</text></svg>`;
}
