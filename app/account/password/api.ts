import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { CODE_LENGTH } from "~/account/password/rules/recovery";
import { captchaError } from "~/foundation/api/captcha-error";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, tooMany } from "~/foundation/api/errors";
import { bearerOf, forAnybody, signedIn } from "~/foundation/api/middleware.server";
import type { TextKey } from "~/foundation/api/texts.server";
import { captchaResponse } from "~/foundation/company/contract";
import { addressOf, callerOf } from "~/foundation/identity/credentials.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { changePassword } from "./change-password.server";
import { startRecovery, verifyCode } from "./recovery.server";
import { resetPassword } from "./reset-password.server";
import { changePasswordSchema, codeSchema, recoverySchema, resetSchema } from "./schema";

const tags = ["account"];
const security = [{ recovery: [] }];

const forgotPasswordRequest = z
  .strictObject({ ...recoverySchema.shape, repatcheResponse: captchaResponse })
  .openapi("ForgotPassword");

/** A number loses its leading zeros, so a short one gets them back. */
const verifyOtpRequest = z
  .strictObject({
    otp: z.preprocess(
      (value) => (typeof value === "number" ? String(value).padStart(CODE_LENGTH, "0") : value),
      codeSchema.shape.code,
    ),
  })
  .openapi("VerifyOtp");

const resetPasswordRequest = z.strictObject({ password: resetSchema.shape.password }).openapi("ResetPassword");

const changePasswordRequest = z
  .strictObject({
    password: changePasswordSchema.shape.password,
    newPassword: changePasswordSchema.shape.newPassword,
  })
  .openapi("ChangePassword");

const forgotCall = createRoute({
  operationId: "forgotPassword",
  method: "post",
  path: "/auth/forgotpassword",
  tags,
  ...forAnybody,
  summary: "Send a code to the address of an account; the answer is the same for an unknown address",
  request: jsonBody(forgotPasswordRequest),
  responses: responses(z.object({ tempToken: z.string() }), [400, 413, 415, 422, 429]),
});

const verifyCall = createRoute({
  operationId: "verifyOtp",
  method: "post",
  path: "/auth/verifyOtp",
  tags,
  summary: "Exchange the code for the token that opens resetPassword; the bearer is the temporary token",
  security,
  request: jsonBody(verifyOtpRequest),
  responses: responses(
    z.object({ token: z.string(), userId: z.string(), username: z.string() }),
    [400, 401, 413, 415, 422, 429],
  ),
});

const resetCall = createRoute({
  operationId: "resetPassword",
  method: "post",
  path: "/auth/resetPassword",
  tags,
  summary: "Set a new password, once; the bearer is the token of verifyOtp",
  security,
  request: jsonBody(resetPasswordRequest),
  responses: responses(
    z.object({ userId: z.string(), email: z.string(), username: z.string() }),
    [400, 401, 413, 415, 422, 429],
  ),
});

const changeCall = createRoute({
  operationId: "changePassword",
  method: "post",
  path: "/auth/change-password",
  tags,
  summary: "Change the password; every other sign-in ends",
  ...signedIn,
  request: jsonBody(changePasswordRequest),
  responses: responses(z.object({ message: z.string() }), [400, 401, 413, 415, 422, 429]),
});

const CODE_FAILURES = {
  "code-wrong": "account:recovery.problems.codeWrong",
  "code-spent": "account:recovery.problems.codeSpent",
  "code-expired": "account:recovery.problems.codeExpired",
  "code-short": "account:recovery.problems.codeShort",
} as const;

/** Adds the calls for recovering and changing a password to the app. */
export function addPasswordCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(forgotCall, async (c) => {
    const { email, repatcheResponse } = c.req.valid("json");
    const use = { action: "recovery", remoteIp: addressOf(c.req.raw) } as const;
    const solved = await c.env.kompas.captcha.verify(repatcheResponse, use);
    if (!solved.ok) throw captchaError(c.env.kompas, solved.reason);
    const started = await startRecovery(c.env.kompas, { email, ...askerOf(c.env.kompas, c.req.raw) });
    if (!started.ok) throw tooMany(started.retryAfterSeconds);
    return c.json(ok(c.var.say("account:recovery.code.lead"), { tempToken: started.token }), 200);
  });

  app.openapi(verifyCall, async (c) => {
    const { otp } = c.req.valid("json");
    const token = tokenOf(c.req.raw);
    const verdict = await verifyCode(c.env.kompas, { token, code: otp, ...askerOf(c.env.kompas, c.req.raw) });
    if (!verdict.ok) {
      if (verdict.reason === "over") throw badToken();
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      const count = verdict.reason === "code-wrong" ? verdict.triesLeft : 0;
      const reason = verdict.reason === "code-wrong" && count === 0 ? "code-spent" : verdict.reason;
      throw invalid({ otp: CODE_FAILURES[reason] }, { count });
    }
    const { token: next, userId, username } = verdict;
    return c.json(ok(c.var.say("account:recovery.password.title"), { token: next, userId, username }), 200);
  });

  app.openapi(resetCall, async (c) => {
    const token = tokenOf(c.req.raw);
    const { password } = c.req.valid("json");
    const verdict = await resetPassword(c.env.kompas, { token, password, visitor: visitorOf(c.env.kompas, c.req.raw) });
    if (!verdict.ok) {
      if (verdict.reason === "over") throw badToken();
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      throw invalid({ password: `account:${verdict.error}` });
    }
    const { userId, email, username } = verdict;
    return c.json(ok(c.var.say("flash:passwordReset"), { userId, email, username }), 200);
  });

  app.openapi(changeCall, async (c) => {
    const { user } = c.var.owner;
    const visitor = visitorOf(c.env.kompas, c.req.raw);
    const input = { ...c.req.valid("json"), keptSessionId: user.sessionId, visitor };
    const verdict = await changePassword(c.env.kompas, user, input);
    if (!verdict.ok) {
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      const errors = Object.entries(verdict.errors).map(([field, key]) => [field, `account:${key}`] as const);
      throw invalid(Object.fromEntries(errors) as Record<string, TextKey>);
    }
    const message = c.var.say("flash:passwordChanged");
    return c.json(ok(message, { message }), 200);
  });
}

const askerOf = (ctx: Context, request: Request) => ({ caller: callerOf(request), visitor: visitorOf(ctx, request) });

/** Returns the bearer token of a recovery step without judging it. Throws 401 if there is none. */
function tokenOf(request: Request): string {
  const token = bearerOf(request);
  if (token) return token;
  throw new ApiError(401, "failures.anonymous", { headers: { "WWW-Authenticate": "Bearer" } });
}

function badToken(): ApiError {
  return new ApiError(401, "failures.token", { headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' } });
}
