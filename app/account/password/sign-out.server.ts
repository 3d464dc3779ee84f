import { clearSession, findUser } from "~/foundation/identity/session.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { endOwnSession } from "./own-sessions.server";

/** Ends the session on the server and leads to /login. */
export async function signOut(ctx: Context, request: Request) {
  const user = await findUser(ctx, request);
  if (user) await endOwnSession(ctx, request, user, user.sessionId);
  return toLogin();
}

/** Takes the cookie of an ended session away and leads to /login, with a word where there is more to say. */
export async function toLogin(flash?: FlashKey) {
  return redirectWithFlash("/login", flash, { cookies: [await clearSession()] });
}
