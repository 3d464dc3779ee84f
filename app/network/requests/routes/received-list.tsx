import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RECEIVED_PATH } from "~/core/addresses/requests";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { ReceivedPage } from "~/network/requests/components/received-page";
import { listRequests } from "~/network/requests/list.server";
import { readRequestQuery, writeAfter, writeRequestQuery } from "~/network/requests/rules/list";
import { viewListed } from "~/network/requests/view";

/** What companies that the reader's has joined ask of it. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const read = readRequestQuery(new URL(request.url).searchParams);
  const query = {
    ...read,
    shown: read.shown === "all" ? ("all" as const) : ("open" as const),
    kind: null,
    isLate: false,
    title: "",
  };
  const { rows, next } = await listRequests(kompas, user, "received", query);
  const { language, timeZone } = user;
  return {
    shown: query.shown,
    rows: viewListed(rows, { side: "received", now: kompas.clock(), seal: kompas.ids.seal, language, timeZone }),
    firstHref: query.after ? RECEIVED_PATH + writeRequestQuery(query) : null,
    nextHref: next && RECEIVED_PATH + writeRequestQuery(query, { after: writeAfter(next) }),
    title: await pageTitle(kompas, request, "requests", "received.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Received() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <ReceivedPage {...page} />;
}
