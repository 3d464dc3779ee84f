import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { readSearch } from "~/office/admin/companies/query";
import { searchOffice } from "~/office/admin/search/find.server";
import { SearchPage } from "~/office/admin/search/page";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const search = readSearch(new URL(request.url).searchParams);
  const found = await searchOffice(kompas, user, search);
  if (!found) throw data({ reason: "notFound" }, { status: 404 });
  return { search, found, title: await pageTitle(kompas, request, "office", "find.title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Search() {
  const { search, found } = useLoaderData<typeof loader>();
  return <SearchPage search={search} found={found} />;
}
