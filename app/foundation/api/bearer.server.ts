import type { SessionUser } from "~/foundation/identity/session.server";
import { findTokenOwner } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import { bearerOf } from "./middleware.server";

/** The user whose bearer token a request carries, or null. */
export async function findBearer(ctx: Context, request: Request): Promise<SessionUser | null> {
  const token = bearerOf(request);
  const owner = token ? await findTokenOwner(ctx, token, request) : null;
  return owner?.user ?? null;
}
