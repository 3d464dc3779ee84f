import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { signedIn } from "~/foundation/api/middleware.server";
import { toUser, userSchema } from "~/foundation/company/contract";
import { findProfile } from "~/foundation/company/profile.server";
import { changePicture } from "./picture.server";

const file = z.unknown().optional().openapi({ type: "string", format: "binary" });

const uploadCall = createRoute({
  operationId: "changePicture",
  method: "patch",
  path: "/users/upload/{id}",
  tags: ["account"],
  summary: "Change one's own picture: JPEG, PNG, WebP or GIF by its content, 5 MB at most",
  ...signedIn,
  request: {
    params: z.object({ id: z.string().max(200, "failures.invalid") }),
    body: { content: { "multipart/form-data": { schema: z.strictObject({ file }).openapi("Picture") } } },
  },
  responses: responses(userSchema, [400, 401, 404, 413, 422, 429]),
});

/** Adds the call that changes the caller's picture. */
export function addPictureCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(uploadCall, async (c) => {
    const ctx = c.env.kompas;
    const { user } = c.var.owner;
    if (c.req.valid("param").id !== user.id) throw refused("not-found");
    const verdict = await changePicture(ctx, user, c.req.valid("form").file);
    if (!verdict.ok) {
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      if (verdict.reason === "busy") throw refused("busy");
      throw invalid({ file: `profile:picture.errors.${verdict.reason}` });
    }
    const profile = await findProfile(ctx, user.id);
    if (!profile) throw new ApiError(401, "failures.token");
    return c.json(ok(c.var.say("flash:imageUpdated"), toUser(profile, user.language)), 200);
  });
}
