import { setFlash } from "~/features/shell/flash.server";
import type { Context } from "~/platform/context";
import { securityEvent } from "./security-events.server";
import { startSession } from "./session.server";
import { visitorOf } from "./visitor.server";

/** Signs a user in to this browser, once everything that was asked has been answered. Returns the headers to answer with. */
export async function completeSignIn(ctx: Context, request: Request, userId: string): Promise<Headers> {
  const session = await startSession(ctx, request, userId);
  await securityEvent(ctx, "sign-in", userId, visitorOf(request));
  const headers = new Headers();
  headers.append("Set-Cookie", session);
  headers.append("Set-Cookie", await setFlash("signedIn"));
  return headers;
}
