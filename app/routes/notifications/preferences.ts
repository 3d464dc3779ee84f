import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/features/account/session.server";
import { readPreferences, savePreferences } from "~/features/notifications/preferences.server";
import { setFlash } from "~/features/shell/flash.server";

/** Where the panel stands: a tab of the profile. */
const PANEL = "/user/profile?tab=notifications";

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  await savePreferences(kompas, user.id, readPreferences(await request.formData()));
  return redirect(PANEL, { status: 303, headers: { "Set-Cookie": await setFlash("preferencesSaved") } });
}

/** The preferences are read in the profile; an address typed by hand leads there. */
export function loader() {
  return redirect(PANEL);
}
