import { createCookie } from "@remix-run/cloudflare";
import { bringsParts, isForm, isSoundForm, readContentType, readLimited } from "./body.server";
import { BY_COOKIE, type DoorLimit } from "./door-limit";
import { MAX_STREAMED_BYTES } from "./files/multipart.server";

/** Whether a path takes files; such a page says itself, beside its field, that one is too large. */
export function takesFiles(pathname: string, limits: readonly DoorLimit[]): boolean {
  return limits.some(({ path, takes }) => takes !== "long form" && path.test(pathname));
}

/**
 * Where a mail program unsubscribes its reader (RFC 8058): it comes from no page and has no cookie. What it may do is sealed in
 * the path, whoever sends it.
 */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** What a page takes, and what a call may be made with, as `Allow` says it. */
export const PAGE_METHODS = "GET, HEAD, POST";
const CALL_METHODS = "GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE";

export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415 | 503;
  reason: "origin" | "method" | "tooLarge" | "contentType" | "away";
  headers?: Record<string, string>;
}

export type RequestVerdict = { ok: true; request: Request } | ({ ok: false } & Refusal);

/** Whether a path is the API's; the framework that finds the route takes letters of either case. */
export const isCall = (pathname: string) => /^\/api(?:\/|$)/i.test(pathname);

/**
 * Judges a request before any route sees it. A mutation of a page must come from our own pages; a call of the API may come from
 * anywhere, since it carries a bearer token and no cookie is read there. A body must be small, of a type we read, and a form's
 * fields must be few and soundly named: everything behind reads what is let through.
 */
export async function judgeRequest(request: Request, limits: readonly DoorLimit[]): Promise<RequestVerdict> {
  const url = new URL(request.url);
  const isApi = isCall(url.pathname);
  const allowed = isApi ? CALL_METHODS : PAGE_METHODS;
  if (!isSoundAddress(url)) return refuse(400, "contentType");
  if (SAFE_METHODS.has(request.method)) return { ok: true, request: withoutBody(request) };
  if (!allowed.split(", ").includes(request.method)) return refuse(405, "method", { Allow: allowed });
  if (!isApi && !isOwnOrigin(request, url)) return refuse(403, "origin");
  const type = readContentType(request.headers);
  if (!type.isUtf8 || (!isApi && !isForm(type))) return refuse(415, "contentType");
  const headers = new Headers(request.headers);
  if (type.essence) headers.set("Content-Type", type.header);
  // The framework would compare the origin with what anybody may write there.
  headers.delete("X-Forwarded-Host");
  const limit = limits.find(({ path, isFrom }) => path.test(url.pathname) && isFrom(request.headers));
  if (limit?.takes === "parts" && bringsParts(request)) {
    const announced = Number(request.headers.get("Content-Length") ?? 0);
    if (announced > MAX_STREAMED_BYTES) return refuse(413, "tooLarge");
    return { ok: true, request: new Request(request, { headers }) };
  }
  const more = limit && "bytes" in limit ? limit.bytes : 0;
  const body = await readLimited(request, { more, isFile: limit?.takes === "file" });
  if (body === null) return refuse(413, "tooLarge");
  // A client may say that nothing is JSON.
  if (isApi && body.byteLength === 0) headers.delete("Content-Type");
  if (isForm(type) && !(await isSoundForm(body, type))) return refuse(400, "contentType");
  const { method, signal } = request;
  return {
    ok: true,
    request: new Request(request.url, { method, headers, signal, body: body.byteLength > 0 ? body : null }),
  };
}

/** Most steps of all paths together of which a page that hydrates asks the framework what they lead to. */
const MAX_STEPS = 50;

/**
 * Whether an address may be looked up. The framework matches each step of each path that `/__manifest` names against the whole
 * table of routes, ten seconds of them in eight kilobytes; and takes `_data` from clients of its past, which we have none of.
 */
function isSoundAddress({ pathname, search, searchParams }: URL): boolean {
  if (!isSoundPath(pathname) || searchParams.has("_data")) return false;
  return pathname !== "/__manifest" || (search.match(/\/|%2f/gi) ?? []).length <= MAX_STEPS;
}

/**
 * Whether a path can be decoded, and is a path of ours still: the framework makes an address of what it has decoded, and would
 * write to the log, as it came, what it cannot decode. A call has no data of the framework's beside its answer. No route fits a path in which
 * a line ends, not even the one of all calls.
 */
function isSoundPath(pathname: string): boolean {
  if (isCall(pathname) && pathname.endsWith(".data")) return false;
  try {
    return !/^\/[/\\]|[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** A request that only asks, without what it brings all the same: the framework can make none of it that has a body. */
function withoutBody(request: Request): Request {
  if (!request.body) return request;
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding"]) headers.delete(name);
  return new Request(url, { method, headers, signal });
}

const refuse = (status: Refusal["status"], reason: Refusal["reason"], headers?: Refusal["headers"]) =>
  ({ ok: false, status, reason, headers }) as const;

function isOwnOrigin(request: Request, url: URL): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === url.origin;
  return ONE_CLICK.test(url.pathname) || request.headers.get("Sec-Fetch-Site") === "same-origin";
}

/** Whether an answer is a page that shows the state of somebody who is signed in. */
export function isSignedInPage(request: Request, { headers }: Response): boolean {
  return BY_COOKIE(request.headers) && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

/**
 * The cookie that every such page changes. Chromium keeps pages that one has left in memory, «no-store» ones too, and shows them again on
 * Back as they were, with counts and badges of then; unless a cookie that scripts cannot read has changed since. Other browsers keep
 * none that are not to be stored.
 */
export const markPage = (mark: string): Promise<string> => pageCookie.serialize(mark);

const pageCookie = createCookie("__Host-page", { path: "/", httpOnly: true, secure: true, sameSite: "lax" });

const HSTS = "max-age=63072000; includeSubDomains";

/** Headers of a static file, which has those of its type and its caching already. One that any site may read may be shown there too. */
export function secureFile(headers: Headers, isHttps: boolean): void {
  headers.set("X-Content-Type-Options", "nosniff");
  const isForAll = headers.get("Access-Control-Allow-Origin") === "*";
  headers.set("Cross-Origin-Resource-Policy", isForAll ? "cross-origin" : "same-origin");
  if (isHttps) headers.set("Strict-Transport-Security", HSTS);
}

/**
 * Headers of every answer. Scripts run by nonce only; style attributes stay allowed because server-rendered charts carry
 * them, style sheets come from our origin.
 */
export function secureHeaders(
  headers: Headers,
  options: { nonce: string; isHttps: boolean /** Another site that our pages show in a frame. */; frames?: string },
): void {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${options.nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(options.frames ? [`frame-src ${options.frames}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  // A file brings a stricter policy of its own.
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  // A page whose address is a secret says nothing of where its reader comes from.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (options.isHttps) headers.set("Strict-Transport-Security", HSTS);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
