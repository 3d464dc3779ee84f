const ORIGIN = "https://kompas.invalid";
/** An address may name a hundred companies that are ticked in a list. */
const LONGEST = 8_000;

/**
 * Returns a path on our own site, or "/" for anything that a browser could read as another site. The result is the path
 * as a browser's parser normalises it, so no character in it means anything else there.
 */
export function ownPath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > LONGEST) return "/";
  const url = URL.canParse(value, ORIGIN) ? new URL(value, ORIGIN) : null;
  // Dots are resolved by now: "/.//site" has become "//site", which names another host. None of our paths contains two
  // slashes in a row.
  return url?.origin === ORIGIN && !url.pathname.includes("//") ? url.pathname + url.search + url.hash : "/";
}

/** Where a sign-in leads: to the page that was requested before, or home. */
export function afterSignIn(next: unknown): string {
  const path = ownPath(next);
  return path === "/" ? "/user/history" : path;
}
