import { z } from "@hono/zod-openapi";
import { tokensSchema, userSchema } from "~/features/account/contract";
import { apiFetch } from "~/features/api/app.server";
import { indicatorSchema, sectionSchema } from "~/features/assessment/contract";
import en from "~/i18n/locales/en/captcha.json";
import type { Context } from "~/platform/context";
import { serve } from "~/serve.server";

const ORIGIN = "https://kompas.test";

export interface Call {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
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

/** Sends a call the whole way: the Worker's own checks, then the API. */
export async function call(ctx: Context, method: string, path: string, options: Call = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
  if (options.body !== undefined) headers.set("Content-Type", "application/json");
  const body = options.rawBody ?? (options.body === undefined ? null : JSON.stringify(options.body));
  const request = new Request(`${ORIGIN}/api/${path}`, { method, headers, body });
  const response = await serve(request, { kompas: ctx, nonce: "test" }, (judged, { kompas }) =>
    apiFetch(judged, kompas),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** What a browser asks before a page of another origin may make a call. */
export function preflight(ctx: Context, path: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request(`${ORIGIN}/api/${path}`, { method: "OPTIONS", headers });
  return serve(request, { kompas: ctx, nonce: "test" }, (judged, { kompas }) => apiFetch(judged, kompas));
}

/** The data of an answer in the shape that the test expects; anything else fails the test with the whole answer. */
export function take<T extends z.ZodType>(schema: T, answer: Answer): z.infer<T> {
  const parsed = schema.safeParse(answer.body.data);
  if (!parsed.success) throw new Error(`${JSON.stringify(answer.body)} ${parsed.error.message}`);
  return parsed.data;
}

/** Asks for a captcha question, reads its words and returns what to send. */
export async function solveCaptcha(ctx: Context): Promise<string> {
  const asked = take(z.object({ token: z.string(), question: z.string() }), await call(ctx, "GET", "auth/captcha"));
  const words = Object.entries(en.numbers);
  const sum = asked.question
    .match(/[a-z]+/gi)
    ?.reduce((total, word) => total + Number(words.find(([, name]) => name === word)?.[0] ?? 0), 0);
  return `${asked.token}:${sum}`;
}

export const PASSWORD = "three green chairs";

let people = 0;

/** The fields of a registration that nobody has sent before. */
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

/** Registers somebody; each comes from a network address of their own. */
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
  const created = await call(ctx, "POST", "users/submission/create", { token });
  return take(z.object({ _id: z.string() }), created)._id;
}

/** Answers every required question of a draft, by label, each with `choose(number of the question)`. */
export async function answerAll(ctx: Context, token: string, submissionId: string, choose: (index: number) => string) {
  const indicators = await call(ctx, "GET", `indicator?submissionId=${submissionId}&limit=100&offset=0&filter=Active`, {
    token,
  });
  let index = 0;
  for (const { _id } of take(z.object({ list: z.array(indicatorSchema) }), indicators).list) {
    const query = `indicator=${_id}&submissionId=${submissionId}&filter=Active`;
    const sections = await call(ctx, "GET", `users/sectionQuestions/list?${query}`, { token });
    const data = [];
    for (const section of take(z.array(sectionSchema), sections)) {
      for (const entry of section.questions) {
        if (!entry.isOptional) data.push({ id: entry._id, answer: [choose(index++)] });
      }
    }
    const saved = await call(ctx, "POST", "users/questions/answer", { token, body: { data } });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  }
  return index;
}
