import { clearSession, findUser } from "~/foundation/identity/session.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { endOwnSession } from "./own-sessions.server";

/** Ends the session on the server and redirects to /login. */
export async function signOut(ctx: Context, request: Request) {
  const user = await findUser(ctx, request);
  if (user) await endOwnSession(ctx, request, user, user.sessionId);
  return toLogin();
}

/** Clears the cookie of an ended session and redirects to /login, with a message if there is one. */
export async function toLogin(flash?: FlashKey) {
  return redirectWithFlash("/login", flash, { cookies: [await clearSession()] });
}
