import { findUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { findBearer } from "./bearer.server";

/** The user who requests a file, from the page session or a bearer token. Throws 401 if there is neither. */
export async function requireReader(ctx: Context, request: Request) {
  const reader = (await findUser(ctx, request)) ?? (await findBearer(ctx, request));
  if (!reader) throw new Response(null, { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  return reader;
}
