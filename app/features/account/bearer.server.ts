import { bearerOf } from "~/features/api/middleware.server";
import type { Context } from "~/platform/context";
import type { SessionUser } from "./session.server";
import { findTokenOwner } from "./tokens.server";

/** Whose bearer token a request carries, or null. */
export async function findBearer(ctx: Context, request: Request): Promise<SessionUser | null> {
  const token = bearerOf(request);
  const owner = token ? await findTokenOwner(ctx, token, request) : null;
  return owner?.user ?? null;
}
