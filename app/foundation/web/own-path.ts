const ORIGIN = "https://kompas.invalid";
const LONGEST = 4_000;

/**
 * A path on our own site to lead to, or «/» for anything that a browser could read as another site, whoever wrote it and
 * however: what the answer carries is what a browser makes of it, so that no sign in it means anything else there.
 */
export function ownPath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > LONGEST) return "/";
  const url = URL.canParse(value, ORIGIN) ? new URL(value, ORIGIN) : null;
  // Dots are resolved by now: «/.//site» has become «//site», which names another host. No page of ours has two slashes anywhere.
  return url?.origin === ORIGIN && !url.pathname.includes("//") ? url.pathname + url.search + url.hash : "/";
}

/** Where a sign-in leads: to the page that was asked for before, or home. */
export function afterSignIn(next: unknown): string {
  const path = ownPath(next);
  return path === "/" ? "/user/history" : path;
}
