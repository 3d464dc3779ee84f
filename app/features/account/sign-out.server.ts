import { redirect } from "@remix-run/cloudflare";
import { setFlash } from "~/features/shell/flash.server";
import type { Context } from "~/platform/context";
import { endSession } from "./session.server";

/** Ends the session on the server and leads to /login. */
export async function signOut(ctx: Context, request: Request) {
  const headers = new Headers();
  headers.append("Set-Cookie", await endSession(ctx, request));
  headers.append("Set-Cookie", await setFlash("signedOut"));
  return redirect("/login", { status: 303, headers });
}
