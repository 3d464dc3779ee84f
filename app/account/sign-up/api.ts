import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { passSecondStep } from "~/account/two-step/second-step.server";
import { captchaError } from "~/foundation/api/captcha-error";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, tooMany } from "~/foundation/api/errors";
import { forAnybody, signedIn } from "~/foundation/api/middleware.server";
import { toTextKeys } from "~/foundation/api/text-keys.server";
import { apiTranslator, isTextKey } from "~/foundation/api/texts.server";
import {
  captchaSchema,
  findLanguage,
  languageName,
  languageRequest,
  logoutRequest,
  refreshRequest,
  signInRequest,
  signUpRequest,
  tokensSchema,
  toUser,
  userSchema,
} from "~/foundation/company/contract";
import { findProfile } from "~/foundation/company/profile.server";
import { addressOf, callerOf, SignInRefused, signIn } from "~/foundation/identity/credentials.server";
import { chooseLanguage } from "~/foundation/identity/language.server";
import { issueTokens, revokeByRefreshToken, rotateTokens } from "~/foundation/identity/tokens.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { endOwnSession } from "../password/own-sessions.server";
import { signUpByCall } from "./sign-up-call.server";

const tags = ["account"];
const welcomeSchema = z.object({ tokens: tokensSchema, user: userSchema });
const said = z.object({ message: z.string() });

const captchaCall = createRoute({
  operationId: "askCaptcha",
  method: "get",
  path: "/auth/captcha",
  tags,
  ...forAnybody,
  summary: "What proves that a person calls: a question, or a widget of Turnstile",
  responses: responses(captchaSchema, [405]),
});

const signUpCall = createRoute({
  operationId: "signUp",
  method: "post",
  path: "/auth/signup",
  tags,
  ...forAnybody,
  summary: "Register a company and its owner",
  request: jsonBody(signUpRequest),
  responses: responses(welcomeSchema, [400, 413, 415, 422, 429]),
});

const signInCall = createRoute({
  operationId: "signIn",
  method: "post",
  path: "/auth/signin",
  tags,
  ...forAnybody,
  summary: "Sign in",
  request: jsonBody(signInRequest),
  responses: responses(welcomeSchema, [400, 401, 413, 415, 422, 429]),
});

const refreshCall = createRoute({
  operationId: "refreshTokens",
  method: "post",
  path: "/auth/refresh",
  tags,
  ...forAnybody,
  summary: "Exchange a refresh token, once",
  request: jsonBody(refreshRequest),
  responses: responses(z.object({ tokens: tokensSchema, ...tokensSchema.shape }), [400, 401, 413, 415, 422, 429]),
});

const logoutCall = createRoute({
  operationId: "signOut",
  method: "post",
  path: "/auth/logout",
  tags,
  summary: "Revoke the tokens of this sign-in, by the bearer token or the refresh token",
  security: [...signedIn.security, {}],
  request: { body: { content: { "application/json": { schema: logoutRequest } } } },
  responses: responses(said, [400, 401, 413, 415, 422]),
});

const meCall = createRoute({
  operationId: "getMe",
  method: "get",
  path: "/users/me",
  tags,
  summary: "The current user",
  ...signedIn,
  responses: responses(userSchema, [401]),
});

const languageCall = createRoute({
  operationId: "chooseLanguage",
  method: "post",
  path: "/users/language",
  tags,
  summary: "Choose the language of the account",
  ...signedIn,
  request: jsonBody(languageRequest),
  responses: responses(said.extend({ language: z.string() }), [400, 401, 413, 415, 422]),
});

/** Adds the calls for sign-up, sign-in and the current user to the app. */
export function addAccountCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(captchaCall, (c) => {
    const { say } = c.var;
    const challenge = c.env.kompas.captcha.ask();
    if (challenge.provider === "turnstile") {
      const actions = { signin: "sign-in", signup: "sign-up", forgotpassword: "recovery" } as const;
      return c.json(ok(say("done.loaded"), { ...challenge, actions }), 200);
    }
    const { provider, token, a, b } = challenge;
    const inWords = (number: number) => {
      const key = `captcha:numbers.${number}`;
      return isTextKey(key) ? say(key) : String(number);
    };
    const question = say("captcha:label", { a: inWords(a), b: inWords(b) });
    return c.json(ok(say("done.loaded"), { provider, token, question }), 200);
  });

  app.openapi(signUpCall, async (c) => {
    const { language, say } = c.var;
    const from = { language, caller: callerOf(c.req.raw), request: c.req.raw };
    const verdict = await signUpByCall(c.env.kompas, c.req.valid("json"), from);
    if (!verdict.ok) {
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      throw verdict.reason === "invalid"
        ? invalid(toTextKeys(verdict.errors))
        : captchaError(c.env.kompas, verdict.reason);
    }
    const { tokens, profile } = verdict;
    return c.json(ok(say("flash:signedUp"), { tokens, user: toUser(profile, language) }), 200);
  });

  app.openapi(signInCall, async (c) => {
    const ctx = c.env.kompas;
    const { email, password, repatcheResponse, otp } = c.req.valid("json");
    const verdict = await signIn(ctx, {
      email,
      password,
      captcha: repatcheResponse,
      caller: callerOf(c.req.raw),
      remoteIp: addressOf(c.req.raw),
      visitor: visitorOf(c.env.kompas, c.req.raw),
    });
    if (!verdict.ok) {
      if (verdict.reason === "too-many-requests") throw tooMany(verdict.retryAfterSeconds);
      if (verdict.reason === "credentials") throw new ApiError(401, "account:errors.signIn");
      if (verdict.reason === "company-sign-in") throw new ApiError(401, "account:errors.companySignIn");
      throw captchaError(c.env.kompas, verdict.reason);
    }
    const second = await passSecondStep(ctx, verdict.userId, otp, visitorOf(c.env.kompas, c.req.raw));
    if (!second.ok) {
      if (second.reason === "too-many-requests") throw tooMany(second.retryAfterSeconds);
      const key = second.reason === "code-missing" ? "failures.otp" : "failures.otpWrong";
      throw new ApiError(401, key, { errors: { otp: key } });
    }
    const [profile, tokens] = await Promise.all([
      findProfile(ctx, verdict.userId),
      issueTokens(ctx, c.req.raw, verdict.userId, { passwordHash: verdict.passwordHash }).catch((error: unknown) => {
        throw error instanceof SignInRefused ? new ApiError(401, "account:errors.signIn") : error;
      }),
    ]);
    if (!profile) throw new ApiError(401, "account:errors.signIn");
    const user = toUser(profile, profile.language);
    return c.json(ok(apiTranslator(profile.language)("flash:signedIn"), { tokens, user }), 200);
  });

  app.openapi(refreshCall, async (c) => {
    const verdict = await rotateTokens(c.env.kompas, c.req.raw, c.req.valid("json").refreshToken);
    if (!verdict.ok) {
      throw verdict.reason === "token" ? new ApiError(401, "failures.token") : tooMany(verdict.retryAfterSeconds);
    }
    const { tokens } = verdict;
    return c.json(ok(c.var.say("done.refreshed"), { tokens, ...tokens }), 200);
  });

  app.openapi(logoutCall, async (c) => {
    const { caller, say } = c.var;
    const { refreshToken } = c.req.valid("json");
    if (caller) await endOwnSession(c.env.kompas, c.req.raw, caller.user, caller.user.sessionId);
    const isKnown = refreshToken ? await revokeByRefreshToken(c.env.kompas, refreshToken) : false;
    if (!caller && !isKnown) throw new ApiError(401, "failures.anonymous");
    const message = say("flash:signedOut");
    return c.json(ok(message, { message }), 200);
  });

  app.openapi(meCall, async (c) => {
    const { user } = c.var.owner;
    const profile = await findProfile(c.env.kompas, user.id);
    if (!profile) throw new ApiError(401, "failures.token");
    return c.json(ok(c.var.say("done.loaded"), toUser(profile, user.language)), 200);
  });

  app.openapi(languageCall, async (c) => {
    const language = findLanguage(c.req.valid("json").language) ?? c.var.language;
    await chooseLanguage(c.env.kompas, c.var.owner.user.id, language);
    const message = apiTranslator(language)("done.language");
    return c.json(ok(message, { message, language: languageName(language) }), 200);
  });
}
