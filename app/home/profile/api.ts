import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { signedIn } from "~/foundation/api/middleware.server";
import { toTextKeys } from "~/foundation/api/text-keys.server";
import { toUser, updateProfileRequest, userSchema } from "~/foundation/company/contract";
import { findProfile } from "~/foundation/company/profile.server";
import { updateProfile } from "./update-profile.server";

const updateCall = createRoute({
  operationId: "updateProfile",
  method: "patch",
  path: "/users/{id}",
  tags: ["account"],
  summary: "Change one's own profile; another e-mail address takes the password and waits for its confirmation",
  ...signedIn,
  request: { params: z.object({ id: z.string().max(200, "failures.invalid") }), ...jsonBody(updateProfileRequest) },
  responses: responses(userSchema, [400, 401, 403, 404, 413, 415, 422, 429]),
});

/** Adds the call that changes the caller's profile. */
export function addProfileCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(updateCall, async (c) => {
    const ctx = c.env.kompas;
    const { user } = c.var.owner;
    if (c.req.valid("param").id !== user.id) throw refused("not-found");
    const { password, mobile, companyReg, companyLocation, city, timeZone, ...given } = c.req.valid("json");
    const verdict = await updateProfile(ctx, c.req.raw, user, {
      ...given,
      currentPassword: password,
      mobile: mobile === null ? "" : mobile,
      companyReg: companyReg === null ? "" : companyReg,
      companyLocation: companyLocation === null ? "" : companyLocation,
      city: city === null ? "" : city,
      timeZone: timeZone === null ? "" : timeZone,
    });
    if (!verdict.ok) {
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      if (verdict.reason === "invalid") {
        const { currentPassword, ...errors } = verdict.errors;
        throw invalid(toTextKeys(currentPassword ? { ...errors, password: currentPassword } : errors));
      }
      throw refused(verdict.reason);
    }
    const profile = await findProfile(ctx, user.id);
    if (!profile) throw new ApiError(401, "failures.token");
    return c.json(ok(c.var.say("flash:profileUpdated"), toUser(profile, user.language)), 200);
  });
}
