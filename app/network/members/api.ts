import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { KINDS_WITH_CALLS } from "~/assessment/kinds/kinds";
import type { CallName } from "~/assessment/kinds/rules";
import { READINESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { listOf, ok, pageQuery, responses } from "~/foundation/api/envelope";
import { invalid } from "~/foundation/api/errors";
import { callerQuery, requireCaller } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { populationOf } from "~/foundation/company/rules/population";
import { readListQuery } from "~/network/membership/rules/list";
import { levelName } from "~/results/results/submission-contract";
import { callMembers } from "./call-members.server";

const scoreSchema = z.object({ name: z.string(), scorePercent: z.number(), leval: z.string() });

const memberSchema = z
  .object({
    companyId: z.string().openapi({ description: "The company, as webhooks name it" }),
    user: z.object({ _id: z.string(), company: z.string(), username: z.string() }),
    submission: z
      .object({
        _id: z.string().nullable(),
        userId: z.string(),
        isDraft: z.boolean(),
        createdAt: z.iso.datetime().nullable(),
        updatedAt: z.iso.datetime(),
        leval: z.string().nullable(),
        readinessLeval: z.string().nullable(),
        dimensionsScoring: z.array(scoreSchema),
      })
      .nullable(),
  })
  .openapi("AssociatedCompany");

const callOf = ([operationId, path]: CallName) =>
  createRoute({
    operationId,
    method: "get",
    path,
    tags: ["company"],
    summary:
      "The companies that have joined the caller's by its access code, for an administrator of the network all companies, with their latest submission or draft",
    description:
      "`userId` is the caller's own. `search` finds the beginnings of words of a company's or a user's name, `q` is an industry's id. A company that has begun nothing has no submission; one that shares its level alone has level and state, without `_id`, `createdAt` and scores.",
    ...signedInFor(READINESS, ["read-network"]),
    request: {
      query: pageQuery(10).extend({
        ...callerQuery.shape,
        search: z.string().max(200).optional(),
        q: z.string().max(200).optional(),
      }),
    },
    responses: responses(listOf(memberSchema), [401, 404, 422]),
  });

/** Adds the calls that list the companies that have joined. */
export function addMemberCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const { kind, contract } of KINDS_WITH_CALLS) {
    app.openapi(callOf(contract.calls.members), async (c) => {
      const { user } = c.var.owner;
      const { kompas: ctx } = c.env;
      const { userId, search = "", q = "", offset, limit } = c.req.valid("query");
      requireCaller(ctx, user, userId);
      if (populationOf(user) === null) return c.json(ok(c.var.say("done.loaded"), { count: 0, list: [] }), 200);
      const query = readListQuery(new URLSearchParams({ search, industry: q }));
      const { count, rows, industries } = await callMembers(ctx, user, kind, query, { offset, limit });
      if (q && !industries.some(({ id }) => id === q)) throw invalid({ q: "failures.invalid" });
      const list = rows.map(({ companyId, user: { id, company, username }, submission }) => ({
        companyId,
        user: { _id: id, company, username },
        submission: submission && {
          ...submission,
          leval: submission.leval && levelName(submission.leval),
          readinessLeval: submission.readinessLeval && levelName(submission.readinessLeval),
          dimensionsScoring: submission.dimensionsScoring.map((score) => ({ ...score, leval: levelName(score.leval) })),
        },
      }));
      return c.json(ok(c.var.say("done.loaded"), { count, list }), 200);
    });
  }
}
