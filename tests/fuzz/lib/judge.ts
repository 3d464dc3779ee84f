import { MARK } from "./inputs/values";
import type { Answer } from "./send";

/** Headers that every response must have, and their required values. */
const SECURE: [name: string, value: RegExp][] = [
  ["content-security-policy", /default-src 'none'/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^(same-origin|no-referrer)$/],
  ["cross-origin-opener-policy", /^same-origin$/],
  ["cross-origin-resource-policy", /^same-origin$/],
  ["permissions-policy", /camera=\(\)/],
  ["cache-control", /no-store|private|max-age/],
];

/** Those of them that a static file has too. It contains nothing of a user's, and no browser runs a plain text. */
const OF_FILES = ["x-content-type-options", "cross-origin-resource-policy", "cache-control"];

/** Finds what is wrong with a response, whatever the request was; usually nothing. */
export function judgeAnswer(answer: Answer, address: string): string[] {
  const { status, headers, body } = answer;
  const faults: string[] = [];
  const isDeliberate = status === 503 && headers.has("retry-after");
  if (status >= 500 && !isDeliberate) faults.push(`status ${status}`);
  const isFile = headers.has("etag") && /^text\/plain/.test(headers.get("content-type") ?? "");
  const wanted = isFile ? SECURE.filter(([name]) => OF_FILES.includes(name)) : SECURE;
  for (const [name, value] of wanted) if (!value.test(headers.get(name) ?? "")) faults.push(`no ${name}`);
  const location = headers.get("location");
  if (location !== null && !isOwnPath(location, address)) faults.push("redirect to elsewhere");
  if (!isPlain(headers)) faults.push("input in a header's name");
  if (/^text\/html/i.test(headers.get("content-type") ?? "") && isMarkupReflected(body)) faults.push("input as markup");
  return faults;
}

function isOwnPath(location: string, address: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(location) || location.includes("\\")) return false;
  return new URL(location, address).origin === address;
}

const isPlain = (headers: Headers) => ![...headers.keys()].some((name) => name.includes(MARK));

/** Whether a sent element came back unescaped, or the quotes in front of one. */
const isMarkupReflected = (html: string) => new RegExp(`<(?:script>)?${MARK}|"'(?:>|&gt;)(?:<|&lt;)${MARK}`).test(html);

/** Events with which the Worker logs that it had to give up. */
const FAILURES = /-failed$|-lost$|^dead-letter/;

/** Hints that the local runtime prints for a developer with an open inspector; the Worker does not log them. */
const ADVICE =
  /^A header value for "[^"]+" contains non-ASCII characters|^Pathnames cannot have embedded double slashes/;

/** Finds what is wrong with a line of the Worker's log; null if nothing. */
export function judgeLine(line: string): string | null {
  if (line.includes(MARK)) return "input in the log";
  if (ADVICE.test(line)) return null;
  let fields: { event?: unknown; status?: unknown; error?: unknown } | null;
  try {
    fields = JSON.parse(line);
  } catch {
    return "a line that is no event";
  }
  const event = fields?.event;
  if (typeof event !== "string") return "a line that is no event";
  // Asking to try again in a moment is deliberate, unless something was thrown; the answer itself is judged as well.
  if (event === "request-failed" && fields?.status === 503 && !fields.error) return null;
  return FAILURES.test(event) ? `the event ${event}` : null;
}
