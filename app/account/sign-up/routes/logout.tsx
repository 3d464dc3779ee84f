import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { signOut } from "~/account/password/sign-out.server";
import { redirectTo } from "~/foundation/web/redirect.server";

export const action = ({ request, context }: ActionFunctionArgs) => signOut(context.kompas, request);

/** Signing out takes a POST; an address typed by hand goes home. */
export function loader() {
  return redirectTo("/", 302);
}
