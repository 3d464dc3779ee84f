import { data } from "@remix-run/cloudflare";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { Context } from "~/platform/context";
import { requireUser, type SessionUser } from "./session.server";

/**
 * Which administrator sends this request, for every loader and action under /admin. Sends visitors to /login; for everybody
 * else who is signed in there is no such page (404).
 */
export async function requireAdministrator(ctx: Context, request: Request): Promise<SessionUser> {
  const user = await requireUser(ctx, request);
  if (!mayAdminister(user)) throw data({ reason: "notFound" }, { status: 404 });
  return user;
}
