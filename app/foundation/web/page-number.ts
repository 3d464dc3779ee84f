/** The page of a list that an address requests, from 1. Anything invalid gives the first page. */
export function askedPage(query: URLSearchParams): number {
  return Math.max(1, Math.min(10_000, Number.parseInt(query.get("page") ?? "1", 10) || 1));
}
