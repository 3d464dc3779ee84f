import type { SessionUser } from "~/foundation/identity/session.server";
import { findUser } from "~/foundation/identity/session.server";
import { findTokenOwner } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import { bearerOf } from "./middleware.server";

/** The user who requests a file, from the page session or a bearer token. Throws 401 if there is neither. */
export async function requireReader(ctx: Context, request: Request) {
  const reader = (await findUser(ctx, request)) ?? (await findBearer(ctx, request));
  if (!reader) throw new Response(null, { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  return reader;
}

/** The user whose bearer token a request carries, or null. */
async function findBearer(ctx: Context, request: Request): Promise<SessionUser | null> {
  const token = bearerOf(request);
  const owner = token ? await findTokenOwner(ctx, token, request) : null;
  return owner?.user ?? null;
}
