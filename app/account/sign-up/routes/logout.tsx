import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { signOut } from "~/account/password/sign-out.server";
import { redirectTo } from "~/foundation/web/redirect.server";

export const action = ({ request, context }: ActionFunctionArgs) => signOut(context.kompas, request);

/** Signing out requires a POST. An address typed by hand redirects to the home page. */
export function loader() {
  return redirectTo("/", 302);
}
