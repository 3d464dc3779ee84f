import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { listCompanies, ordersOf, readSearch } from "~/office/admin/companies/list.server";
import { CompaniesPage } from "~/office/admin/companies/list-page";
import { viewCompanies } from "~/office/admin/companies/list-view";
import { readOrder, readWalk } from "~/office/log/rules/walk";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const { searchParams } = new URL(request.url);
  const isCorporateOnly = searchParams.get("show") === "corporate";
  const search = readSearch(searchParams);
  const order = readOrder(searchParams, ordersOf({ search, isCorporateOnly }));
  const query = { search, isCorporateOnly, order, walk: readWalk(searchParams) };
  const found = await listCompanies(kompas, query, user.language);
  return {
    view: viewCompanies(query, found, user),
    title: await pageTitle(kompas, request, "office", "companies.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Companies() {
  return <CompaniesPage {...useLoaderData<typeof loader>()} />;
}
