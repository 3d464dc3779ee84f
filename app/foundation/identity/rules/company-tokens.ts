import type { Reach, TokenScope } from "../../../core/token-scopes";

/** What a company's token begins with, so that people and scanners for leaked secrets recognise it. */
export const TOKEN_PREFIX = "kompas_";

/** Whether a bearer secret has the form of a company's token: the prefix and 256 bits. */
export const isCompanyToken = (secret: string): boolean => /^kompas_[\w-]{43}$/.test(secret);

export type TokenState = "live" | "expired" | "revoked" | "left";

/** Whether a token still opens anything. `hasLeft`: its maker is no longer in the company, with which it has ended. */
export function stateOfToken(
  token: { expiresAt: number; revokedAt: number | null },
  now: number,
  hasLeft = false,
): TokenState {
  if (token.revokedAt !== null) return "revoked";
  if (hasLeft) return "left";
  return token.expiresAt <= now ? "expired" : "live";
}

/** Whether a use is recorded: the first one, and then one a minute. Recording each would write with every call. */
export const isUseWorthNoting = (lastUsedAt: number | null, now: number): boolean =>
  lastUsedAt === null || now - lastUsedAt >= 60_000;

/**
 * Whether a token may make a call, and whose assessments it then reaches. Any of the call's scopes is enough; a call
 * that names none is closed to tokens. Only the scope of the network reaches other companies, and it alone does not reach
 * the own company's assessments.
 */
export function judgeScopes(
  needed: readonly TokenScope[],
  has: readonly TokenScope[],
): { ok: true; reach: Reach | undefined } | { ok: false; reason: "closed" | "scope" } {
  if (needed.length === 0) return { ok: false, reason: "closed" };
  const granted = needed.filter((scope) => has.includes(scope));
  if (granted.length === 0) return { ok: false, reason: "scope" };
  const reachesMembers = granted.includes("read-network");
  if (!reachesMembers) return { ok: true, reach: "own" };
  return { ok: true, reach: granted.length > 1 ? undefined : "members" };
}
