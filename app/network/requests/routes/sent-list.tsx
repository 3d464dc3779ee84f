import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { SENT_PATH } from "~/core/addresses/requests";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { longDate } from "~/i18n/format";
import { maySeeMembers } from "~/network/membership/rules/members";
import { SentPage } from "~/network/requests/components/sent-page";
import { countRequests, groupRequests, listRequests } from "~/network/requests/list.server";
import { readRequestQuery, writeAfter, writeRequestQuery } from "~/network/requests/rules/list";
import { viewListed } from "~/network/requests/view";

/** What the reader's company asks of those that have joined it. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { searchParams } = new URL(request.url);
  const read = readRequestQuery(searchParams);
  const company = kompas.ids.open(searchParams.get("company") ?? "");
  // All of them only with one company.
  const isAll = read.shown === "all" && company.ok;
  const query = { ...read, shown: read.shown === "all" && !isAll ? ("open" as const) : read.shown };
  const isWhole = writeRequestQuery(query) === "" && !company.ok && !query.after;
  const [{ rows, next }, counts, groups] = await Promise.all([
    listRequests(kompas, user, "sent", company.ok ? { ...query, companyId: company.id } : query),
    countRequests(kompas, user),
    // Only the whole list begins with them.
    isWhole ? groupRequests(kompas, user) : [],
  ]);
  const { language, timeZone } = user;
  const kept = { company: company.ok ? searchParams.get("company") : null };
  return {
    query: { shown: query.shown, kind: query.kind, isLate: query.isLate, title: query.title },
    company: kept.company,
    counts,
    groups: groups.map(({ dueOn, ...group }) => ({ ...group, due: longDate(dueOn, language) })),
    rows: viewListed(rows, { side: "sent", now: kompas.clock(), seal: kompas.ids.seal, language, timeZone }),
    firstHref: query.after ? SENT_PATH + writeRequestQuery(query, kept) : null,
    nextHref: next && SENT_PATH + writeRequestQuery(query, { ...kept, after: writeAfter(next) }),
    title: await pageTitle(kompas, request, "requests", "sent.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Sent() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <SentPage {...page} />;
}
