import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { readSearch } from "~/office/admin/companies/list.server";
import { listPeople } from "~/office/admin/people/list.server";
import { PeoplePage } from "~/office/admin/people/list-page";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const search = readSearch(new URL(request.url).searchParams);
  return {
    search,
    ...(await listPeople(kompas, user, search)),
    title: await pageTitle(kompas, request, "office", "people.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function People() {
  const { search, rows, isCut } = useLoaderData<typeof loader>();
  return <PeoplePage search={search} rows={rows} isCut={isCut} />;
}
