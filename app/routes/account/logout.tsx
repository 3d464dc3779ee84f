import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { endSession } from "~/features/account/session.server";
import { setFlash } from "~/features/shell/flash.server";

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers();
  headers.append("Set-Cookie", await endSession(context.kompas, request));
  headers.append("Set-Cookie", await setFlash("signedOut"));
  return redirect("/login", { status: 303, headers });
}

/** Signing out takes a POST; an address typed by hand goes home. */
export function loader() {
  return redirect("/");
}
