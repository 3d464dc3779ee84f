import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/features/account/session.server";
import { readPreferences, savePreferences } from "~/features/notifications/preferences.server";
import { setFlash } from "~/features/shell/flash.server";

/** Where the panel stands: a tab of the profile. */
const PANEL = "/user/profile?tab=notifications";

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const saved = await savePreferences(kompas, user.id, readPreferences(await request.formData()));
  if (!saved.ok && saved.reason === "too-many-requests") {
    throw new Response(null, { status: 429, headers: { "Retry-After": String(saved.retryAfterSeconds) } });
  }
  return redirect(PANEL, { status: 303, headers: { "Set-Cookie": await setFlash("preferencesSaved") } });
}

/** The preferences are read in the profile; an address typed by hand leads there. */
export function loader() {
  return redirect(PANEL);
}

/** Never shown: a route without a component answers with an empty body where the site's error page belongs. */
export default function Preferences() {
  return null;
}
