import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { toLanguage } from "~/core/language";
import { chooseLanguage } from "~/foundation/identity/language.server";
import { recogniseUser } from "~/foundation/identity/session.server";
import { ownPath } from "~/foundation/web/own-path";
import { redirectTo } from "~/foundation/web/redirect.server";

/** While the database does not answer, the choice is stored in the browser only. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const user = await recogniseUser(context.kompas, request);
  const cookie = await chooseLanguage(context.kompas, user?.id ?? null, toLanguage(form.get("language")));
  return redirectTo(ownPath(form.get("back")), { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Changing the language requires a POST. An address typed by hand redirects to the home page. */
export function loader() {
  return redirectTo("/", 302);
}
