import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FrontDoor } from "~/features/account/components/front-door";
import { recogniseUser } from "~/features/identity/session.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo } from "~/features/web/redirect.server";

export const handle = { enhance: true, sheets: ["door"], description: "product" };

/** The first page a stranger sees; whoever is signed in goes home. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  if (await recogniseUser(kompas, request)) return redirectTo("/user/history");
  return { title: await pageTitle(kompas, request, "account", "door.title") };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default FrontDoor;
