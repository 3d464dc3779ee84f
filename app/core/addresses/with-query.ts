/** A path with one more thing asked of it, whatever it asks already; what follows a hash stays last. */
export function withQuery(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The same path as somebody reads it who names one of the company's users; nobody is named where there is no id. */
export const asNaming = (path: string, userId: string | null): string =>
  userId === null ? path : withQuery(path, `userId=${encodeURIComponent(userId)}`);
