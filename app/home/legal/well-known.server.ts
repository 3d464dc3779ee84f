import { LANGUAGES } from "~/core/language";
import type { Context } from "~/platform/context";

const DAY_MS = 24 * 60 * 60_000;
/** How long the information for security researchers is valid. RFC 9116 asks for less than a year. */
const SECURITY_DAYS = 180;
const KEPT = "public, max-age=3600";

/**
 * What search engines may index, as path patterns (RFC 9309): public pages that are the same for everyone, and the assets that they use.
 */
const INDEXED = [
  "/$",
  "/login$",
  "/register$",
  "/sample$",
  "/terms&condition$",
  "/privacy-policy$",
  "/legal-documents",
  "/assets/",
  "/favicon.svg$",
];

/** The file that tells search engines what they may index. An assessment's URL can be any word, so everything else is disallowed. */
export function robotsFile(): Response {
  return textFile(["User-agent: *", ...INDEXED.map((path) => `Allow: ${path}`), "Disallow: /"]);
}

/** The file that tells people who have found a weakness whom to contact (RFC 9116). */
export function securityFile({ settings, clock }: Context): Response {
  const today = Math.floor(clock() / DAY_MS) * DAY_MS;
  const at = (path: string) => settings.APP_URL + path;
  return textFile([
    `Contact: mailto:${encodeURI(settings.CONTACT_EMAIL)}`,
    `Expires: ${new Date(today + SECURITY_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: ${at("/.well-known/security.txt")}`,
    `Policy: ${at("/legal-documents?tab=security")}`,
  ]);
}

function textFile(lines: readonly string[]): Response {
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": KEPT },
  });
}
