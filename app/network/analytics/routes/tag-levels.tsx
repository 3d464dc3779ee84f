import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { TagLevelsPage } from "~/network/analytics/components/tag-levels-page";
import { openTagLevels } from "~/network/analytics/tag-levels/open.server";

export const handle = { enhance: true };

/** How the companies of each tag stand, side by side. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const view = await openTagLevels(kompas, user, new URL(request.url));
  if (!view) throw refusal("not-found");
  return { view, title: await pageTitle(kompas, request, "tags", "levels.title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function TagLevelsRoute() {
  return <TagLevelsPage view={useLoaderData<typeof loader>().view} />;
}
