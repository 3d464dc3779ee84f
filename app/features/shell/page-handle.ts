/** What a route may say of itself with `export const handle`. */
export interface PageHandle {
  /** Ships React and hydrates; without it a page has no framework script. */
  hydrate?: true;
  /** Namespaces that a hydrated page needs beside `common`. */
  i18n?: string[];
  /** Whether a dialog stands over the page, whose surroundings must then not take focus. */
  dialogOpen?: (query: URLSearchParams) => boolean;
  /** Id of a form that language and sign-out must post, so that they lose nothing of it. */
  keptForm?: (query: URLSearchParams) => string | undefined;
}

/** The handles of the matched routes. */
export function handlesOf(matches: { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (typeof handle === "object" && handle !== null ? [handle] : []));
}
