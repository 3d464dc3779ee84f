/** Appends a query to a path, whether or not it has one already. A hash in `query` stays last. */
export function withQuery(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The path with the id of one of the company's users whom the reader names; unchanged if there is no id. */
export const asNaming = (path: string, userId: string | null): string =>
  userId === null ? path : withQuery(path, `userId=${encodeURIComponent(userId)}`);
