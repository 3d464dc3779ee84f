const ORIGIN = "https://kompas.invalid";

/** A path on our own site to go on to, or «/»: nothing that a browser could read as another site. */
export function safePath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > 2000) return "/";
  const url = URL.canParse(value, ORIGIN) ? new URL(value, ORIGIN) : null;
  // Dots are resolved by now: «/.//site» has become «//site», which names another host.
  return url?.origin === ORIGIN && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}
