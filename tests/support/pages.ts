import { SELF } from "cloudflare:test";
import { startSession } from "~/features/account/session.server";
import type { Context } from "~/platform/context";

/** Where the tests find the built Worker, through its whole entry: `build/server/index.js`. */
export const ORIGIN = "https://kompas.test";
export const HOST = "kompas.test";

interface Visit {
  /** The Cookie header. */
  cookie?: string;
  headers?: Record<string, string>;
}

export function visit(path: string, { cookie, headers }: Visit = {}): Promise<Response> {
  const sent = { Host: HOST, ...headers, ...(cookie ? { Cookie: cookie } : {}) };
  return SELF.fetch(`${ORIGIN}${path}`, { headers: sent, redirect: "manual" });
}

/** Posts a form as one of our own pages does. */
export function post(path: string, fields: Record<string, string>, { cookie, headers }: Visit = {}): Promise<Response> {
  return SELF.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { Host: HOST, Origin: ORIGIN, ...headers, ...(cookie ? { Cookie: cookie } : {}) },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

/** The Cookie header of a browser in which this user is signed in. */
export async function cookieOf(ctx: Context, userId: string): Promise<string> {
  return firstPart(await startSession(ctx, new Request(ORIGIN), userId));
}

/** A solved captcha, by the names of the form's fields. */
export function solvedCaptcha(ctx: Context): { captchaToken: string; captchaAnswer: string } {
  const { token, a, b } = ctx.captcha.ask();
  return { captchaToken: token, captchaAnswer: String(a + b) };
}

export interface SetCookie {
  /** `name=value`, as the browser sends it back. */
  pair: string;
  attributes: string[];
}

/** The cookies that an answer sets, by name. */
export function cookiesOf(response: Response): Record<string, SetCookie> {
  const entries = response.headers.getSetCookie().map((header) => {
    const [pair = "", ...attributes] = header.split("; ");
    return [pair.split("=")[0] ?? "", { pair, attributes }] as const;
  });
  return Object.fromEntries(entries);
}

const firstPart = (header: string) => header.split(";")[0] ?? "";
