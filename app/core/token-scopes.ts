/** What a token of another system may do for its company. The API, the database and the pages use these names. */
export const TOKEN_SCOPES = ["read-results", "write-answers", "read-network", "invite"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The scopes about other companies. Only a company that owns an access code has anything to do with them. */
export const NETWORK_SCOPES: readonly TokenScope[] = ["read-network", "invite"];

/** What reads a result with what belongs to it: the own company's with one, that of other companies with the other. */
export const READ_RESULTS: readonly TokenScope[] = ["read-results", "read-network"];

/** Writes scopes as the database keeps them, and reads them again. A name that we no longer know grants nothing. */
export const writeScopes = (scopes: readonly TokenScope[]): string => scopes.join(" ");
export function readScopes(kept: string): TokenScope[] {
  const names = kept.split(" ");
  return TOKEN_SCOPES.filter((scope) => names.includes(scope));
}

/** Whose assessments a caller may read, if not both: only the own company's, or only those that other companies share with it. */
export type Reach = "own" | "members";
