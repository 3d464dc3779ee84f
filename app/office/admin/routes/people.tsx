import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { readSearch } from "~/office/admin/companies/query";
import { listPeople } from "~/office/admin/people/list.server";
import { PEOPLE_ORDERS, PeoplePage } from "~/office/admin/people/list-page";
import { readOrder } from "~/office/log/rules/walk";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams);
  const order = readOrder(searchParams, PEOPLE_ORDERS);
  return {
    search,
    order,
    ...(await listPeople(kompas, user, search, order)),
    title: await pageTitle(kompas, request, "office", "people.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function People() {
  const { search, order, rows, isCut } = useLoaderData<typeof loader>();
  return <PeoplePage search={search} order={order} rows={rows} isCut={isCut} />;
}
