/** The page of a list that an address asks for, from 1; anything that is no page is the first. */
export function askedPage(query: URLSearchParams): number {
  return Math.max(1, Math.min(10_000, Number.parseInt(query.get("page") ?? "1", 10) || 1));
}
