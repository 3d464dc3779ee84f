import { data } from "@remix-run/cloudflare";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { Context } from "~/platform/context";
import { requireUser, type SessionUser } from "./session.server";

/**
 * Returns the administrator who sends this request, for every loader and action under /admin. Redirects visitors to
 * /login. Throws 404 for every other signed-in user.
 */
export async function requireAdministrator(ctx: Context, request: Request): Promise<SessionUser> {
  const user = await requireUser(ctx, request);
  if (!mayAdminister(user)) throw data({ reason: "notFound" }, { status: 404 });
  return user;
}
