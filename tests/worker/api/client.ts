import { z } from "@hono/zod-openapi";
import { apiFetch } from "~/entries/api.server";
import { tokensSchema, userSchema } from "~/foundation/company/contract";
import en from "~/i18n/locales/en/captcha.json";
import type { Context } from "~/platform/context";
import { serve } from "~/serve.server";
import { createKompas, dataOf } from "../../../docs/api-client/index.js";
import { expectDescribed } from "../../support/described";

export { dataOf };

const ORIGIN = "https://kompas.test";

export interface Call {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  rawBody?: BodyInit;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    statusCode: number;
    message: string;
    errorMessage?: string;
    errors?: Record<string, string[]>;
    data?: unknown;
  };
}

/** Sends a call through the whole Worker: its own checks, then the API. */
export async function call(ctx: Context, method: string, path: string, options: Call = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
  if (options.body !== undefined) headers.set("Content-Type", "application/json");
  const body = options.rawBody ?? (options.body === undefined ? null : JSON.stringify(options.body));
  const response = await send(ctx, new Request(`${ORIGIN}/api/${path}`, { method, headers, body }));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The Worker's own checks, then the API; the response must match openapi.json. */
async function send(ctx: Context, request: Request): Promise<Response> {
  const { method, url } = request;
  const response = await serve(request, { kompas: ctx, nonce: "test", markup: null }, (judged, { kompas }) =>
    apiFetch(judged, kompas),
  );
  await expectDescribed(ctx, { method, url }, response);
  return response;
}

/**
 * The typed client that other systems get (docs/api-client): anything that is not in openapi.json does not compile. Tests send everything
 * else with `call`.
 */
export function clientOf(ctx: Context, token?: string, headers: Record<string, string> = {}) {
  return createKompas({ address: ORIGIN, fetch: (request) => send(ctx, request), token, headers });
}

/** The preflight request that a browser sends before a cross-origin call. */
export function preflight(ctx: Context, path: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request(`${ORIGIN}/api/${path}`, { method: "OPTIONS", headers });
  return serve(request, { kompas: ctx, nonce: "test", markup: null }, (judged, { kompas }) => apiFetch(judged, kompas));
}

/** The data of a response in the expected shape; anything else fails the test and shows the whole response. */
export function take<T extends z.ZodType>(schema: T, answer: Answer): z.infer<T> {
  const parsed = schema.safeParse(answer.body.data);
  if (!parsed.success) throw new Error(`${JSON.stringify(answer.body)} ${parsed.error.message}`);
  return parsed.data;
}

/** Requests a captcha question, solves it and returns what to send. */
export async function solveCaptcha(ctx: Context): Promise<string> {
  const asked = await dataOf(clientOf(ctx).GET("/api/auth/captcha"));
  if (asked.provider !== "question") throw new Error(`A question was expected, not ${asked.provider}`);
  const words = Object.entries(en.numbers);
  const sum = asked.question
    .match(/[a-z]+/gi)
    ?.reduce((total, word) => total + Number(words.find(([, name]) => name === word)?.[0] ?? 0), 0);
  return `${asked.token}:${sum}`;
}

export const PASSWORD = "three green chairs";

let people = 0;

/** The fields of a registration that was not sent before. */
export function registration(fields: Record<string, unknown> = {}) {
  people += 1;
  return {
    username: `Thandi ${people}`,
    email: `thandi${people}-${crypto.randomUUID()}@example.com`,
    mobile: "082 123 4567",
    password: PASSWORD,
    company: `Bakery ${people}`,
    companyReg: "2015/123456/07",
    companyLocation: "1 Main Road",
    designation: "Owner",
    industry: "hospitality",
    country: "South Africa",
    state: "Gauteng",
    city: "Johannesburg",
    companySize: "Less than R300,000",
    ...fields,
  };
}

export const welcome = z.object({ tokens: tokensSchema, user: userSchema });

/** Registers a user, each from a different network address. */
export async function signUp(ctx: Context, fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const body = { ...registration(fields), repatcheResponse: await solveCaptcha(ctx) };
  const answer = await call(ctx, "POST", "auth/signup", {
    body,
    headers: { "CF-Connecting-IP": crypto.randomUUID(), ...headers },
  });
  const { tokens, user } = take(welcome, answer);
  return { answer, sent: body, user, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

export async function signIn(ctx: Context, fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  const body = { userType: "User", password: PASSWORD, repatcheResponse: await solveCaptcha(ctx), ...fields };
  return call(ctx, "POST", "auth/signin", { body, headers: { "CF-Connecting-IP": crypto.randomUUID(), ...headers } });
}

/** Starts an assessment and returns its id. */
export async function start(ctx: Context, token: string): Promise<string> {
  return (await dataOf(clientOf(ctx, token).POST("/api/users/submission/create")))._id;
}

/** Answers every required question of a draft, by label, each with `choose(index of the question)`. */
export async function answerAll(ctx: Context, token: string, submissionId: string, choose: (index: number) => string) {
  const client = clientOf(ctx, token);
  const active = { submissionId, filter: "Active" };
  const indicators = await dataOf(client.GET("/api/indicator", { params: { query: { ...active, limit: 100 } } }));
  let index = 0;
  for (const { _id: indicator } of indicators.list) {
    const query = { indicator, ...active };
    const sections = await dataOf(client.GET("/api/users/sectionQuestions/list", { params: { query } }));
    const required = sections.flatMap(({ questions }) => questions).filter(({ isOptional }) => !isOptional);
    const data = required.map(({ _id: id }) => ({ id, answer: [choose(index++)] }));
    await dataOf(client.POST("/api/users/questions/answer", { body: { data } }));
  }
  return index;
}
