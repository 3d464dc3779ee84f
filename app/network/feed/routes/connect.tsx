import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { FEED_CALLS } from "~/core/addresses/network";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { ConnectPage } from "~/network/feed/components/connect-page";
import { FEEDS } from "~/network/feed/rules/feed";
import { powerQuery } from "~/network/feed/rules/power-query";
import { maySeeMembers } from "~/network/membership/rules/members";

export const handle = { enhance: true };

/** How Excel or Power BI reads what members share with the reader's company. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const addressOf = (feed: string) => `${kompas.settings.APP_URL}/api${FEED_CALLS}/${feed}?format=csv`;
  return {
    queries: FEEDS.map((feed) => ({ feed, query: powerQuery(feed, addressOf(feed)) })),
    mayMakeToken: user.role === "owner",
    title: await pageTitle(kompas, request, "connect", "title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function ConnectRoute() {
  const { queries, mayMakeToken } = useLoaderData<typeof loader>();
  return <ConnectPage queries={queries} mayMakeToken={mayMakeToken} />;
}
