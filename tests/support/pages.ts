import { createExecutionContext } from "cloudflare:test";
import { newSession } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { cookieFaults } from "./cookies";
import { expectDescribed } from "./described";
import { isRead, leftoversInAnswer } from "./leftovers";
import { askSum, createTestContext, testEnv } from "./worker";

export const ORIGIN = "https://kompas.test";

/** The built Worker, or the one from the sources in watch mode. */
const ENTRY = import.meta.env.FROM_SOURCES ? "../../workers/app.ts" : "../../build/server/index.js";
type Worker = Required<Pick<ExportedHandler<Bindings>, "queue" | "scheduled">> & {
  fetch: (request: Request, env: Bindings, ctx: ExecutionContext) => Promise<Response>;
};
let worker: Worker | undefined;

/** The entry of the Worker under test. */
export async function entryOfWorker(): Promise<Worker> {
  worker ??= ((await import(/* @vite-ignore */ ENTRY)) as { default: Worker }).default;
  return worker;
}

/**
 * Sends a request straight to the entry of the built Worker, because the pool's SELF imports the module anew for every request and gets
 * slower each time. Every response must set only our cookies and contain no unfilled placeholder or text key in what people read. A
 * response to an API call must match openapi.json.
 */
export async function send(
  path: string,
  init: RequestInit = {},
  env: Bindings = testEnv,
  origin = ORIGIN,
): Promise<Response> {
  const { fetch } = await entryOfWorker();
  const headers = new Headers(init.headers);
  if (!headers.has("Host")) headers.set("Host", new URL(origin).host);
  const request = new Request(origin + path, { ...init, headers });
  const { method, url } = request;
  const response = await fetch(request, env, createExecutionContext());
  if (path.startsWith("/api/")) await expectDescribed(createTestContext(), { method, url }, response);
  const faults = cookieFaults(response.headers);
  if (faults.length > 0) throw new Error(`The cookies of ${path}: ${faults.join("; ")}`);
  // The questionnaire editor shows where the names of companies and dimensions go.
  const isEditor = path.startsWith("/admin/questionnaires/");
  const left = isEditor ? [] : (await leftoversOf(response)).filter((each) => !typedSigns.has(each));
  if (left.length > 0) throw new Error(`Left of the texts of ${path}: ${left.join(" ")}`);
  return response;
}

/** Placeholders that a test types as a user; pages repeat them unchanged. */
export const typedSigns = new Set<string>();

async function leftoversOf(response: Response): Promise<string[]> {
  const type = response.headers.get("Content-Type") ?? "";
  return isRead(type) ? leftoversInAnswer(type, await response.clone().text()) : [];
}

let callers = 0;
/** A network address that has made no request yet. */
export const newCaller = () => `203.0.113.${++callers}`;

/** A request from a network address. */
export const requestFrom = (caller = newCaller()) => new Request(ORIGIN, { headers: { "CF-Connecting-IP": caller } });

interface Visit {
  /** The Cookie header. */
  cookie?: string;
  headers?: Record<string, string>;
  /** What the Worker has bound, if not the test's own. */
  env?: Bindings;
}

export function visit(path: string, { cookie, headers, env }: Visit = {}): Promise<Response> {
  return send(path, { headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) } }, env);
}

/** Posts a form as one of our own pages does. */
export function post(
  path: string,
  fields: Record<string, string> | [string, string][],
  { cookie, headers, env }: Visit = {},
): Promise<Response> {
  const init = {
    method: "POST",
    headers: { Origin: ORIGIN, ...headers, ...(cookie ? { Cookie: cookie } : {}) },
    body: new URLSearchParams(fields),
  };
  return send(path, init, env);
}

/** The Cookie header of a browser that is signed in as this user. */
export async function cookieOf(ctx: Context, userId: string): Promise<string> {
  const session = await newSession(ctx, new Request(ORIGIN), userId);
  await session.write;
  return firstPart(session.cookie);
}

/** A solved captcha, keyed by form field name. */
export function solvedCaptcha(ctx: Context): { captchaToken: string; captchaAnswer: string } {
  const { token, a, b } = askSum(ctx);
  return { captchaToken: token, captchaAnswer: String(a + b) };
}

export interface SetCookie {
  /** `name=value`, as the browser sends it back. */
  pair: string;
  attributes: string[];
}

/** The cookies that a response sets, by name. */
export function cookiesOf(response: Response): Record<string, SetCookie> {
  const entries = response.headers.getSetCookie().map((header) => {
    const [pair = "", ...attributes] = header.split("; ");
    return [pair.split("=")[0] ?? "", { pair, attributes }] as const;
  });
  return Object.fromEntries(entries);
}

const firstPart = (header: string) => header.split(";")[0] ?? "";

/** The HTML of a page without its scripts. A page that hydrates has its data in them a second time. */
export const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, "");
