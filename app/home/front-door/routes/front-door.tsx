import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FrontDoor } from "~/account/sign-up/components/front-door";
import { recogniseUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { asksForHome } from "~/home/journey/rules/journey";

export const handle = { enhance: true, sheets: ["door"], description: "product" };

/**
 * The first page a stranger sees. A signed-in user is redirected home, with what the URL asks for there. A stranger with such a URL signs
 * in first.
 */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const home = `/user/history${search}`;
  if (await recogniseUser(kompas, request)) return redirectTo(home);
  const asked = { journey: searchParams.get("journey"), action: searchParams.get("action") };
  if (asksForHome(asked)) return redirectTo(`/login?next=${encodeURIComponent(home)}`);
  return { title: await pageTitle(kompas, request, "account", "door.title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default FrontDoor;
