import type { AppLoadContext } from "@remix-run/cloudflare";
import { DOOR_LIMITS } from "./entries/door-limits";
import { acceptedLanguage } from "./foundation/api/texts.server";
import { toWait } from "./foundation/web/wait";
import { detectLanguage, translator } from "./i18n/i18n.server";
import { type Bindings, readSettings, SettingsRefused } from "./platform/env";
import { consoleLog } from "./platform/log";
import {
  isCall,
  isSignedInPage,
  judgeRequest,
  markPage,
  PAGE_METHODS,
  type Refusal,
  secureHeaders,
  takesFiles,
} from "./platform/security.server";
import { noteFailure, noteRoute, requestIdOf, summarizeRequest } from "./platform/trace";

/** Turnstile renders its widget in a frame; our nonce allows its scripts (Turnstile, Content Security Policy). */
const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/** Seconds after which a retry is worthwhile if the database did not answer. */
const AWAY_SECONDS = 30;
const AWAY: Refusal = { ...toWait(AWAY_SECONDS, 503), reason: "away" };

/** The same if settings are refused, which the operator has to fix. */
const UNREADY = { ...toWait(10 * 60, 503), reason: "unready" } as const;

/** The answer when what should have answered has thrown. */
const BROKEN = { status: 500, headers: {}, reason: "failed" } as const;

/** An answer without the product behind it, only its text. */
type Bare = typeof UNREADY | typeof BROKEN;

/** How deep the door lies: deeper than any route, since none has seen a request that was refused there. */
const DOOR_DEPTH = 100;

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Handles one request: judges it first, lets `handle` answer it, then sets the security headers. If it failed because the database did not
 * answer, the page or API answer says so, and the client can retry. At the end it counts the request, and logs it if it failed or was slow.
 */
export async function serve(request: Request, context: AppLoadContext, handle: Handler): Promise<Response> {
  const { kompas, nonce } = context;
  kompas.trace.isOpen = true;
  let response: Response;
  try {
    response = await answerRequest(request, context, handle);
  } catch (error) {
    noteFailure(kompas.trace, error);
    response = await answerBarely(request, BROKEN, { requestId: kompas.trace.id, nonce });
  }
  const { method, signal } = request;
  const ending = { method, status: response.status, isAborted: signal.aborted, now: kompas.clock(), cost: kompas.cost };
  const { count, line } = summarizeRequest(kompas.trace, ending);
  kompas.trace.isOpen = false;
  kompas.count(count);
  if (line) kompas.log(line.event, line.fields);
  return response;
}

async function answerRequest(request: Request, context: AppLoadContext, handle: Handler): Promise<Response> {
  const judged = await judgeRequest(request, DOOR_LIMITS);
  if (!judged.ok) noteRoute(context.kompas.trace, "door", DOOR_DEPTH);
  const answer = judged.ok ? await handle(judged.request, context) : await refuse(request, context, judged, handle);
  const hasFailed = answer.status === 500 && context.kompas.isDatabaseAway();
  const response = withOpenHeaders(hasFailed ? await refuse(request, context, AWAY, handle) : answer);
  if (response.status === 405 && !response.headers.has("Allow")) {
    response.headers.set("Allow", request.method === "POST" ? "GET, HEAD" : PAGE_METHODS);
  }
  if (isSignedInPage(request, response))
    response.headers.append("Set-Cookie", await markPage(context.kompas.ids.create()));
  secureHeaders(response.headers, {
    nonce: context.nonce,
    isHttps: new URL(request.url).protocol === "https:",
    frames: context.kompas.settings.CAPTCHA_PROVIDER === "turnstile" ? TURNSTILE_ORIGIN : undefined,
  });
  if (context.kompas.isDemo) {
    const { trips, rowsRead, rowsWritten } = context.kompas.cost;
    response.headers.set("Server-Timing", `d1;desc="trips=${trips} read=${rowsRead} written=${rowsWritten}"`);
  }
  return response;
}

/** The answer, or a copy if its headers are immutable. A copy's body goes out as a stream, which costs more and hides its length. */
function withOpenHeaders(answer: Response): Response {
  try {
    answer.headers.delete("Server-Timing");
    return answer;
  } catch {
    return new Response(answer.body, answer);
  }
}

/**
 * Answers every request with 503 if settings are missing, malformed or unsafe (`readSettings`), and logs which. Null if they are good.
 * Nothing in the product runs without settings, so the page is only its text.
 */
export async function refuseUnready(request: Request, env: Bindings): Promise<Response | null> {
  try {
    readSettings(env);
    return null;
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    const requestId = requestIdOf(request);
    consoleLog("settings-refused", { requestId, settings: error.settings.join(" ") });
    return answerBarely(request, UNREADY, { requestId, nonce: crypto.randomUUID() });
  }
}

async function answerBarely(request: Request, bare: Bare, { requestId, nonce }: { requestId: string; nonce: string }) {
  const { pathname, protocol } = new URL(request.url);
  const answer = await (isCall(pathname) ? refuseCall : plainPage)(request, bare, requestId);
  secureHeaders(answer.headers, { nonce, isHttps: protocol === "https:" });
  return answer;
}

async function plainPage(request: Request, { status, headers, reason }: Bare, requestId: string): Promise<Response> {
  const language = await detectLanguage(request);
  const t = translator(language, "common");
  const { title, text } = t(`errors.${reason}`, { returnObjects: true });
  const number = `${t("errors.number")} <code>${requestId}</code>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Kompas</title>`;
  const html = `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body><h1>${title}</h1><p>${text}</p><p>${number}</p></body></html>`;
  const described = { ...headers, "Content-Type": "text/html; charset=utf-8", "Content-Language": language };
  return new Response(html, { status, headers: described });
}

async function refuseCall(request: Request, { status, headers, reason }: Refusal | Bare, requestId: string) {
  const message = translator(await acceptedLanguage(request), "common")(`errors.${reason}.title`);
  const readable = {
    ...headers,
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Allow, Retry-After",
  };
  const number = status >= 500 ? { requestId } : {};
  return Response.json(
    { statusCode: status, message, errorMessage: message, errors: {}, ...number },
    { status, headers: readable },
  );
}

async function refuse(request: Request, context: AppLoadContext, refusal: Refusal, handle: Handler): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  if (isCall(pathname)) return refuseCall(request, refusal, context.kompas.trace.id);
  const answersItself = refusal.reason === "tooLarge" && takesFiles(pathname, DOOR_LIMITS);
  // Otherwise a path that no page has, so that only the error page runs.
  const path = answersItself ? pathname : "/refused/request";
  const headers = new Headers(request.headers);
  headers.delete("Content-Type");
  headers.delete("Content-Length");
  const back = pathname + search;
  return handle(new Request(`${origin}${path}`, { headers }), { ...context, refusal: { ...refusal, back } });
}
