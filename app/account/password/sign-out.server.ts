import { emptyBrowser } from "~/foundation/identity/kept.server";
import { clearSession, findUser } from "~/foundation/identity/session.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { endOwnSession } from "./own-sessions.server";

/** Ends the session on the server and redirects to /login. */
export async function signOut(ctx: Context, request: Request) {
  const user = await findUser(ctx, request);
  if (user) await endOwnSession(ctx, request, user, user.sessionId);
  return toLogin(ctx, request);
}

/** Clears the cookie of an ended session, and what the browser keeps, and redirects to /login, with a message if there is one. */
export async function toLogin(ctx: Context, request: Request, flash?: FlashKey) {
  const answer = await redirectWithFlash("/login", flash, { cookies: [await clearSession()] });
  for (const [name, value] of await emptyBrowser(ctx, request)) answer.headers.append(name, value);
  return answer;
}
