import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { MAX_PASTED } from "~/core/pasted-code";
import { SCOPES } from "~/core/scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { signedIn } from "~/foundation/api/middleware.server";
import { toUser, userSchema } from "~/foundation/company/contract";
import { findProfile } from "~/foundation/company/profile.server";
import { setJoinedCodes } from "./access-codes.server";

const code = z.string({ error: "company:errors.unknown" }).trim().max(MAX_PASTED, "company:errors.unknown");

const joinCall = createRoute({
  operationId: "setAccessCodes",
  method: "post",
  path: "/users/join/accesCode",
  tags: ["company"],
  summary: "Make these the joined access codes: new ones are joined, missing ones left",
  description:
    "The companies of joined codes see the caller's company, its level, scores, submitted answers and documents, or with the scope «level» the level alone. A list with a new code takes `consent`; one that only keeps or leaves needs none. One code that is refused changes nothing: 422 with its index.",
  ...signedIn,
  request: jsonBody(
    z
      .strictObject({
        joinedAccessCode: z.array(code, { error: "company:errors.codes" }).max(100, "company:errors.too-many"),
        scope: z.enum(SCOPES, { error: "company:errors.scope" }).optional().openapi({
          description:
            "What the companies of new codes will see: everything that is submitted, or the level alone; «full» where nothing is said. Those that are joined already see what they saw",
        }),
        consent: z.boolean({ error: "company:errors.agree" }).optional().openapi({
          description: "True with a new code: the company agrees that that of the code sees what the scope says",
        }),
      })
      .openapi("AccessCodes"),
  ),
  responses: responses(userSchema, [400, 401, 403, 413, 415, 422, 429]),
});

/** Adds the call that joins and leaves companies by their access codes. */
export function addCompanyCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(joinCall, async (c) => {
    const ctx = c.env.kompas;
    const { user } = c.var.owner;
    const before = await findProfile(ctx, user.id);
    const { joinedAccessCode: codes, scope = "full", consent } = c.req.valid("json");
    if (codes.length === 0 && before?.joinedAccessCodes.length === 0) {
      throw invalid({ joinedAccessCode: "company:errors.missing" });
    }
    const verdict = await setJoinedCodes(ctx, user, { codes, scope, hasConsent: consent === true }, c.req.raw);
    if (!verdict.ok) {
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      if (verdict.reason === "silent") throw invalid({ consent: "company:errors.agree" });
      if (!("index" in verdict)) throw refused(verdict.reason);
      throw invalid({ [`joinedAccessCode.${verdict.index}`]: `company:errors.${verdict.reason}` });
    }
    const profile = await findProfile(ctx, user.id);
    if (!profile) throw new ApiError(401, "failures.token");
    return c.json(ok(c.var.say("flash:codeUpdated"), toUser(profile, user.language)), 200);
  });
}
