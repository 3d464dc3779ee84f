import { createCookie } from "@remix-run/cloudflare";
import { bringsParts, isForm, isSoundForm, readContentType, readLimited } from "./body.server";
import { BY_COOKIE, type DoorLimit } from "./door-limit";
import { MAX_STREAMED_BYTES } from "./files/multipart.server";

/** Whether a path takes files. Such a page itself reports a file that is too large, beside its field. */
export function takesFiles(pathname: string, limits: readonly DoorLimit[]): boolean {
  return limits.some(({ path, takes }) => takes !== "long form" && path.test(pathname));
}

/**
 * Where a mail program unsubscribes its reader (RFC 8058). The request comes from no page and has no cookie. The path seals what it may do,
 * so the sender does not matter.
 */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;

/** Where a mail service reports bounces. It is no page of ours, and its report is JSON with a key or a signature, which the route judges. */
const REPORTS = "/mail/events";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** The methods that a page takes and those that an API call may use, in the form of `Allow`. */
export const PAGE_METHODS = "GET, HEAD, POST";
const CALL_METHODS = "GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE";

export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415 | 503;
  reason: "origin" | "method" | "tooLarge" | "contentType" | "away";
  headers?: Record<string, string>;
}

export type RequestVerdict = { ok: true; request: Request } | ({ ok: false } & Refusal);

/** Whether a path belongs to the API. Case-insensitive, like the framework's route matching. */
export const isCall = (pathname: string) => /^\/api(?:\/|$)/i.test(pathname);

/**
 * Judges a request before any route sees it. A mutation of a page must come from our own pages. An API call may come from anywhere, since
 * it carries a bearer token and no cookie is read there. A body must be small and of a type we read. A form's fields must be few and have
 * sound names. All code behind this reads whatever gets through.
 */
export async function judgeRequest(request: Request, limits: readonly DoorLimit[]): Promise<RequestVerdict> {
  const url = new URL(request.url);
  const isApi = isCall(url.pathname);
  const allowed = isApi ? CALL_METHODS : PAGE_METHODS;
  if (!isSoundAddress(url)) return refuse(400, "contentType");
  if (SAFE_METHODS.has(request.method)) {
    // An HTTP/1 connection is reset if an answer ends before a body has been read, and takes a long answer with it.
    // A request that no static file answers is judged twice.
    const isRead =
      !request.body || request.bodyUsed || (await readLimited(request, { more: 0, isFile: false })) !== null;
    return isRead ? { ok: true, request: withoutBody(request) } : refuse(413, "tooLarge");
  }
  if (!allowed.split(", ").includes(request.method)) return refuse(405, "method", { Allow: allowed });
  const isReport = url.pathname === REPORTS;
  if (!isApi && !isReport && !isOwnOrigin(request, url)) return refuse(403, "origin");
  const type = readContentType(request.headers);
  const isReadable = isApi || (isReport ? type.essence === "application/json" : isForm(type));
  if (!type.isUtf8 || !isReadable) return refuse(415, "contentType");
  const headers = new Headers(request.headers);
  if (type.essence) headers.set("Content-Type", type.header);
  // The framework would compare the origin with this header, which any client can set.
  headers.delete("X-Forwarded-Host");
  const limit = limits.find(({ path, isFrom }) => path.test(url.pathname) && isFrom(request.headers));
  if (limit?.takes === "parts" && bringsParts(request)) {
    const announced = Number(request.headers.get("Content-Length") ?? 0);
    if (announced > MAX_STREAMED_BYTES) return refuse(413, "tooLarge");
    return { ok: true, request: new Request(request, { headers }) };
  }
  const more = limit?.bytes ?? 0;
  const body = await readLimited(request, { more, isFile: limit?.takes === "file" });
  if (body === null) return refuse(413, "tooLarge");
  // A client may label an empty body as JSON.
  if (isApi && body.byteLength === 0) headers.delete("Content-Type");
  if (isForm(type) && !(await isSoundForm(body, type))) return refuse(400, "contentType");
  const { method, signal } = request;
  return {
    ok: true,
    request: new Request(request.url, { method, headers, signal, body: body.byteLength > 0 ? body : null }),
  };
}

/**
 * Most path segments in one `/__manifest` request, all its paths together. A page that hydrates asks the framework there where paths lead.
 */
const MAX_STEPS = 50;

/**
 * Whether an address may be looked up. The framework matches each segment of each path that `/__manifest` names against the whole route
 * table: eight kilobytes of them take ten seconds. It also accepts `_data` from its old clients, and we have none.
 */
function isSoundAddress({ pathname, search, searchParams }: URL): boolean {
  if (!isSoundPath(pathname) || searchParams.has("_data")) return false;
  return pathname !== "/__manifest" || (search.match(/\/|%2f/gi) ?? []).length <= MAX_STEPS;
}

/**
 * Whether a path can be decoded, and is then still a path of ours. The framework builds an address from the decoded path, and would write a
 * path that it cannot decode to the log unchanged. An API call has no framework data beside its answer. No route matches a path with a line
 * break, not even the route of all API calls.
 */
function isSoundPath(pathname: string): boolean {
  if (isCall(pathname) && pathname.endsWith(".data")) return false;
  try {
    return !/^\/[/\\]|[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** A read-only request without the body that it has anyway, because the framework cannot construct one with a body. */
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

/** Whether an answer is a page that shows the state of a signed-in user. */
export function isSignedInPage(request: Request, { headers }: Response): boolean {
  return BY_COOKIE(request.headers) && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

/**
 * The cookie that every such page changes. Chromium keeps pages that the user left in memory, even `no-store` ones, and shows them
 * unchanged on Back, with old counts and badges, unless a cookie that scripts cannot read has changed since. Other browsers do not keep
 * `no-store` pages.
 */
export const markPage = (mark: string): Promise<string> => pageCookie.serialize(mark);

const pageCookie = createCookie("__Host-page", { path: "/", httpOnly: true, secure: true, sameSite: "lax" });

const HSTS = "max-age=63072000; includeSubDomains";

/**
 * Sets the headers of a static file, which already has those of its type and its caching. A file that any site may read may also be shown
 * there.
 */
export function secureFile(headers: Headers, isHttps: boolean): void {
  headers.set("X-Content-Type-Options", "nosniff");
  const isForAll = headers.get("Access-Control-Allow-Origin") === "*";
  headers.set("Cross-Origin-Resource-Policy", isForAll ? "cross-origin" : "same-origin");
  if (isHttps) headers.set("Strict-Transport-Security", HSTS);
}

/**
 * Sets the headers of every answer. Scripts run by nonce only. Style attributes stay allowed because server-rendered charts have them;
 * style sheets come from our origin.
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
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  // A file has a stricter policy of its own.
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  // A page whose address is secret sets its own policy and never reveals where its reader comes from.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (options.isHttps) headers.set("Strict-Transport-Security", HSTS);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
