import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { listCompanies } from "~/office/admin/companies/list.server";
import { CompaniesPage } from "~/office/admin/companies/list-page";
import { viewCompanies } from "~/office/admin/companies/list-view";
import { readCompanyQuery } from "~/office/admin/companies/query";

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const query = readCompanyQuery(new URL(request.url).searchParams);
  const found = await listCompanies(kompas, query, user.language);
  return {
    view: viewCompanies(query, found, user),
    nonce,
    title: await pageTitle(kompas, request, "office", "companies.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Companies() {
  const { view, nonce } = useLoaderData<typeof loader>();
  return <CompaniesPage view={view} nonce={nonce} />;
}
