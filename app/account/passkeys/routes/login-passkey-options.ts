import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { prepareSignIn } from "~/account/passkeys/sign-in.server";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Tells the passkey script what to ask the authenticator for. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  return Response.json(await prepareSignIn(kompas, request));
}

/** A user who opens the address by hand goes to the page that uses it. */
export function loader() {
  return redirectTo("/login", 302);
}
