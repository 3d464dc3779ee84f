import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { matchedRoutes } from "hono/route";
import { addNotificationCalls } from "~/account/inbox/api";
import { addPasswordCalls } from "~/account/password/api";
import { addAccountCalls } from "~/account/sign-up/api";
import { LostAnswersError } from "~/assessment/answers/file.server";
import { addDraftCalls } from "~/assessment/drafts/api";
import { addEvidenceCalls } from "~/assessment/evidence/api";
import { addAnswerCalls } from "~/assessment/form/answers-api";
import { addAssessmentCalls } from "~/assessment/form/api";
import { addDimensionCalls } from "~/assessment/form/dimensions-api";
import { addProgressQuestionCalls } from "~/assessment/form/progress-api";
import { describeApi, SECURITY_SCHEMES } from "~/entries/api-document";
import { describeWebhooks } from "~/entries/api-webhooks";
import type { ApiEnv } from "~/foundation/api/env";
import { failure } from "~/foundation/api/envelope";
import { ApiError } from "~/foundation/api/errors";
import { identify } from "~/foundation/api/middleware.server";
import { isTextKey, type TextKey, type Translate } from "~/foundation/api/texts.server";
import { addReferenceCalls } from "~/foundation/reference/api";
import { addProfileCalls } from "~/home/profile/api";
import { addPictureCalls } from "~/home/profile/picture-api";
import { readMessage } from "~/i18n/message";
import { startAssessment } from "~/improvement/plan/start.server";
import { addAnalyticsCalls } from "~/network/analytics/api";
import { addFeedCalls } from "~/network/feed/api";
import { addMemberCalls } from "~/network/members/api";
import { addCompanyCalls } from "~/network/membership/api";
import { addAssociatedCalls } from "~/network/membership/associated-api";
import { addInvitationCalls } from "~/network/membership/invitations/api";
import { addRequestCalls } from "~/network/requests/api";
import { addAdminCalls } from "~/office/admin/api";
import type { Context } from "~/platform/context";
import { noteFailure, noteRoute, reportFailure } from "~/platform/trace";
import { addApprovalCalls } from "~/results/approval/api";
import { addProofCalls } from "~/results/proof/api";
import { addResultsCalls } from "~/results/results/api";
import { addExportCalls } from "~/results/results/export-api";
import { addProgressResultsCalls } from "~/results/results/progress-api";
import { addSubmissionCalls } from "~/results/results/submissions-api";

const EXCEPTIONS: Partial<Record<number, TextKey>> = {
  400: "failures.malformed",
  413: "common:errors.tooLarge.title",
  415: "common:errors.contentType.title",
};

/** A call lies below the page that answers every call. */
const CALL_DEPTH = 2;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * The API: every feature's calls under /api, with one envelope around their responses. Programs and pages of any origin may call it: only a
 * bearer token identifies the caller, and no cookie is read or set.
 */
function createApp() {
  const whole = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const errors = fieldTexts(result.error.issues, c.var.say);
      const [message = c.var.say("failures.invalid")] = Object.values(errors)[0] ?? [];
      return c.json(failure(422, message, errors), 422);
    },
  });
  whole.use(
    cors({
      allowMethods: METHODS,
      exposeHeaders: ["Allow", "Kompas-Cursor", "Retry-After", "WWW-Authenticate"],
      maxAge: 86_400,
    }),
  );
  whole.use((c, next) => {
    noteRoute(c.env.kompas.trace, matchedRoutes(c).at(-1)?.path ?? "", CALL_DEPTH);
    return next();
  });
  whole.use(identify);
  const app = whole.basePath("/api");
  addAccountCalls(app);
  addProfileCalls(app);
  addPasswordCalls(app);
  addPictureCalls(app);
  addCompanyCalls(app);
  addReferenceCalls(app);
  addNotificationCalls(app);
  addDimensionCalls(app);
  addAssessmentCalls(app);
  addProgressQuestionCalls(app);
  addAnswerCalls(app);
  addAssociatedCalls(app);
  addMemberCalls(app);
  addFeedCalls(app);
  addInvitationCalls(app);
  addRequestCalls(app);
  addSubmissionCalls(app, startAssessment);
  addDraftCalls(app);
  addEvidenceCalls(app);
  addResultsCalls(app);
  addExportCalls(app);
  addProgressResultsCalls(app);
  addApprovalCalls(app);
  addProofCalls(app);
  addAdminCalls(app);
  addAnalyticsCalls(app);
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES)) {
    app.openAPIRegistry.registerComponent("securitySchemes", name, scheme);
  }
  app.get("/openapi.json", (c) => c.json(describeApi(app, c.env.kompas.settings)));
  describeWebhooks(app);
  whole.notFound((c) => {
    const allowed = METHODS.filter((method) => isCallable(app, method, c.req.path));
    if (allowed.length === 0) return c.json(failure(404, c.var.say("failures.notFound")), 404);
    const Allow = [...allowed, ...(allowed.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    return c.json(failure(405, c.var.say("common:errors.method.title")), 405, { Allow });
  });
  whole.onError((error, c) => {
    const { say } = c.var;
    const { trace } = c.env.kompas;
    if (error instanceof ApiError) {
      const { errors = {}, values, headers } = error.details;
      const texts = Object.entries(errors).map(([field, key]) => [field, [say(key, values)]]);
      const fields = Object.fromEntries(texts);
      return c.json(failure(error.status, say(error.key, values), fields, trace.id), error.status, headers);
    }
    const key = error instanceof HTTPException ? EXCEPTIONS[error.status] : undefined;
    if (error instanceof HTTPException && key) return c.json(failure(error.status, say(key)), error.status);
    const isLost = error instanceof LostAnswersError;
    // Lost answers have already been logged where that was found.
    if (isLost) noteFailure(trace, error);
    else reportFailure(c.env.kompas, "call-failed", error);
    const text = say(isLost ? "common:errors.lostAnswers.title" : "failures.server");
    return c.json(failure(500, text, {}, trace.id), 500);
  });
  return whole;
}

/** Whether a call exists for this method and path. Middleware around every call does not count. */
function isCallable(app: OpenAPIHono<ApiEnv>, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
}

let app: ReturnType<typeof createApp> | undefined;

/** Answers a request under /api. The first request assembles the app. */
export async function apiFetch(request: Request, kompas: Context): Promise<Response> {
  app ??= createApp();
  return app.fetch(request, { kompas });
}

/** The API's own description of every call, as at `/api/openapi.json`. */
export async function apiDocument(kompas: Context): Promise<unknown> {
  return (await apiFetch(new Request(new URL("/api/openapi.json", kompas.settings.APP_URL)), kompas)).json();
}

/** Texts by field. A field inside a list goes under its item ("data.3"). An unknown field goes under its own name, wherever it is. */
function fieldTexts(issues: z.core.$ZodIssue[], say: Translate): Record<string, string[]> {
  // A Map, because a name from the sender may be a name that the language already uses.
  const texts = new Map<string, string[]>();
  const note = (field: string, text: string) => texts.set(field, [...new Set([...(texts.get(field) ?? []), text])]);
  for (const { path, message, ...issue } of issues) {
    if (issue.code === "unrecognized_keys") {
      for (const field of issue.keys)
        note([...path, field].map(String).join("."), say("failures.unknownField", { field }));
      continue;
    }
    const index = path.findIndex((part) => typeof part === "number");
    const field = (index < 0 ? path : path.slice(0, index + 1)).map(String).join(".") || "body";
    const [key, values] = readMessage(message);
    note(field, isTextKey(key) ? say(key, values) : say("failures.invalid"));
  }
  return Object.fromEntries(texts);
}
