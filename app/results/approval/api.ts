import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { PROGRESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { type ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { submissionId } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { isTextKey, type TextKey } from "~/foundation/api/texts.server";
import { issueNow } from "~/results/proof/issue.server";
import { approvedBySchema } from "~/results/results/progress-contract";
import { approveReport } from "./approve.server";
import { approvalSchema } from "./schema";
import { signReport } from "./sign.server";

const shared = { tags: ["results"], ...signedInFor(PROGRESS) };

const line = z.string().max(1_000, "approval:errors.tooLong");

const approveCall = createRoute({
  operationId: "approveProgressReport",
  method: "patch",
  path: "/ProGress/submission/approvel",
  ...shared,
  summary:
    "Say by whom the report of a completed progress assessment is approved, for its owner; again, and it is what was said last",
  request: jsonBody(
    z
      .strictObject({
        submissionId,
        approvedBy: z.strictObject({ name: line, desigantion: line, date: line }).partial(),
      })
      .openapi("Approval"),
  ),
  responses: responses(approvedBySchema, [400, 401, 403, 404, 409, 413, 415, 422]),
});

const signCall = createRoute({
  operationId: "signProgressReport",
  method: "patch",
  path: "/ProGress/submission/approvelsign/upload",
  ...shared,
  summary:
    "Sign the report of a completed progress assessment as it now is, for its owner: a picture in PNG, JPEG, WebP or GIF by its content, 2 MB at most",
  request: {
    query: z.object({ id: submissionId }),
    body: {
      content: {
        "multipart/form-data": {
          schema: z
            .strictObject({ file: z.unknown().optional().openapi({ type: "string", format: "binary" }) })
            .openapi("Signature"),
        },
      },
    },
  },
  responses: responses(z.object({ statusCode: z.literal(200) }), [400, 401, 403, 404, 409, 413, 422, 429]),
});

/** The contract's names for the fields of an approval, by our own names. */
const FIELDS: Record<string, string> = { designation: "desigantion" };

/** The calls with which the owner approves and signs a report. */
export function addApprovalCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(approveCall, async (c) => {
    const ctx = c.env.kompas;
    const { submissionId: given, approvedBy } = c.req.valid("json");
    const { name, desigantion: designation, date } = approvedBy;
    const { timeZone } = c.var.owner.user;
    const judged = approvalSchema(ctx.clock(), timeZone).safeParse({ name, designation, date });
    if (!judged.success) throw invalid(errorsOf(judged.error.issues));
    const id = ctx.ids.resolve(given);
    const verdict = id ? await approveReport(ctx, c.var.owner.user, id, judged.data) : null;
    if (!verdict?.ok || !id) throw refused(verdict?.ok === false ? verdict.reason : "not-found");
    await issueNow(ctx, id);
    const said = { name: judged.data.name, desigantion: judged.data.designation, date: judged.data.date };
    return c.json(ok(c.var.say("flash:approvalSaved"), said), 200);
  });

  app.openapi(signCall, async (c) => {
    const ctx = c.env.kompas;
    const { user } = c.var.owner;
    const id = ctx.ids.resolve(c.req.valid("query").id);
    const sign = { way: "uploaded", file: c.req.valid("form").file } as const;
    const verdict = id ? await signReport(ctx, user, id, sign) : null;
    if (!verdict) throw refused("not-found");
    if (!verdict.ok) throw failureOf(verdict);
    return c.json(ok(c.var.say("flash:signed"), { statusCode: 200 as const }), 200);
  });
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, TextKey> {
  return Object.fromEntries(
    issues.map(({ path: [field = ""], message }) => {
      const key = `approval:${message}`;
      return [`approvedBy.${FIELDS[String(field)] ?? String(field)}`, isTextKey(key) ? key : "failures.invalid"];
    }),
  );
}

function failureOf(verdict: Exclude<Awaited<ReturnType<typeof signReport>>, { ok: true }>): ApiError {
  if (verdict.reason === "too-many-requests") return tooMany(verdict.retryAfterSeconds);
  const { reason } = verdict;
  if (reason === "not-found" || reason === "forbidden" || reason === "draft") return refused(reason);
  return invalid({ file: reason === "too-long" ? "approval:errors.tooLong" : `approval:errors.${reason}` });
}
