import { MOST_PICTURE_BYTES } from "../domain/pictures/picture";
import { MOST_WORKBOOK_BYTES } from "../domain/workbook/limits";
import { MOST_STREAMED_BYTES } from "./files/multipart.server";

/** Largest body of a form or a JSON call, in bytes. */
export const BODY_LIMIT = 64 * 1024;
/** A token of ours, as the session cookie and a bearer header carry it; whether it opens anything is found out later. */
const BY_COOKIE = (headers: Headers) => /(?:^|;\s*)__Host-session=[\w%+/=-]{43,}/.test(headers.get("Cookie") ?? "");
const BY_BEARER = (headers: Headers) => /^\s*bearer\s+[\w.~+/=-]{43,}\s*$/i.test(headers.get("Authorization") ?? "");
/** Paths that take files, each with the largest file, in bytes; what a form has beside it comes on top. Nobody else's is read. */
const FILE_LIMITS: [path: RegExp, bytes: number, isSignedIn: (headers: Headers) => boolean][] = [
  [/^\/user\/profile\/picture$/, MOST_PICTURE_BYTES, BY_COOKIE],
  [/^\/api\/users\/upload\/[^/]+$/, MOST_PICTURE_BYTES, BY_BEARER],
  [/^\/workbook\/[\w-]{43}$/, MOST_WORKBOOK_BYTES, BY_COOKIE],
];
/** Paths that read a form with files as it comes, part by part, by `readMultipart`, which knows limits of its own. */
const STREAMED: [path: RegExp, isSignedIn: (headers: Headers) => boolean][] = [
  [/^\/uploadDocuments\/[\w-]{43}$/, BY_COOKIE],
  [/^\/complete\/[\w-]{43}$/, BY_COOKIE],
  [/^\/api\/users\/submission\/document\/upload$/, BY_BEARER],
];
/**
 * How much of a too large file is read and forgotten, in bytes. A browser that is cut off while it sends shows an error of its
 * own and never our answer.
 */
const DRAIN_LIMIT = 50 * 1024 * 1024;

/** Whether a path takes files; such a page says itself, beside its field, that one is too large. */
export function takesFiles(pathname: string): boolean {
  return [...FILE_LIMITS, ...STREAMED].some(([path]) => path.test(pathname));
}

/**
 * Where a mail program unsubscribes its reader (RFC 8058): it comes from no page and has no cookie. What it may do is sealed in
 * the path, whoever sends it.
 */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415;
  reason: "origin" | "method" | "tooLarge" | "contentType";
}

export type RequestVerdict = { ok: true; request: Request } | ({ ok: false } & Refusal);

/**
 * Judges a request before any route sees it: a mutation must come from our own pages (an API call may come from no page
 * at all, since it carries a bearer token and never a cookie), and its body must be small and of a type we read.
 */
export async function judgeRequest(request: Request): Promise<RequestVerdict> {
  if (SAFE_METHODS.has(request.method)) return { ok: true, request };
  const url = new URL(request.url);
  const isApi = url.pathname.startsWith("/api/");
  if (!isApi && request.method !== "POST") return { ok: false, status: 405, reason: "method" };
  if (!isOwnOrigin(request, url, isApi)) return { ok: false, status: 403, reason: "origin" };
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  if (!isApi && !isForm) return { ok: false, status: 415, reason: "contentType" };
  const isStreamed = STREAMED.some(([path, isSignedIn]) => path.test(url.pathname) && isSignedIn(request.headers));
  if (isStreamed && type === "multipart/form-data") {
    const announced = Number(request.headers.get("Content-Length") ?? 0);
    return announced > MOST_STREAMED_BYTES ? { ok: false, status: 413, reason: "tooLarge" } : { ok: true, request };
  }
  const body = await readLimited(request, url.pathname);
  if (body === null) return { ok: false, status: 413, reason: "tooLarge" };
  if (type === "multipart/form-data" && !(await isReadableForm(request, body))) {
    return { ok: false, status: 400, reason: "contentType" };
  }
  return { ok: true, request: new Request(request, { body: body.byteLength > 0 ? body : null }) };
}

function isOwnOrigin(request: Request, url: URL, isApi: boolean): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === url.origin;
  return isApi || ONE_CLICK.test(url.pathname) || request.headers.get("Sec-Fetch-Site") === "same-origin";
}

/** Whether the parts of a multipart body can be told apart; a route that reads a broken one would fail. */
function isReadableForm(request: Request, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const copy = new Response(body, { headers: { "Content-Type": request.headers.get("Content-Type") ?? "" } });
  return copy.formData().then(
    () => true,
    () => false,
  );
}

/** The whole body, or null once it grows past the limit of its path, whatever Content-Length says. */
async function readLimited(request: Request, pathname: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const place = FILE_LIMITS.find(([path, , isSignedIn]) => path.test(pathname) && isSignedIn(request.headers));
  const fileLimit = place?.[1];
  const limit = BODY_LIMIT + (fileLimit ?? 0);
  if (fileLimit === undefined && Number(request.headers.get("Content-Length") ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array(0);
  const body = new Uint8Array(limit);
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size > limit ? null : body.subarray(0, size);
    const start = size;
    size += value.byteLength;
    if (size <= limit) body.set(value, start);
    else if (fileLimit === undefined || size > DRAIN_LIMIT) {
      await reader.cancel();
      return null;
    }
  }
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
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (options.isHttps) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
