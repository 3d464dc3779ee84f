import type { TokenScope } from "~/core/token-scopes";
import { judgeScopes } from "~/foundation/identity/rules/company-tokens";
import { findUser, type SessionUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { bearerOf, findCaller } from "./middleware.server";

/**
 * The user who requests a file, from the page session or a bearer token: an access token, or a company's token with one
 * of these scopes. Throws 401 if there is none, 403 if the token has no such scope.
 */
export async function requireReader(
  ctx: Context,
  request: Request,
  scopes: readonly TokenScope[] = [],
): Promise<SessionUser> {
  const user = await findUser(ctx, request);
  if (user) return user;
  const { caller, system } = await findCaller(ctx, request);
  if (caller) return caller.user;
  // RFC 6750, 3.1.
  const refuse = (status: 401 | 403, challenge: string) =>
    new Response(null, { status, headers: { "WWW-Authenticate": challenge } });
  if (!system) throw refuse(401, bearerOf(request) ? 'Bearer error="invalid_token"' : "Bearer");
  const verdict = judgeScopes(scopes, system.scopes);
  if (!verdict.ok) throw refuse(403, `Bearer error="insufficient_scope", scope="${scopes.join(" ")}"`);
  return { ...system.user, reach: verdict.reach };
}
