import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { listAllIndustries } from "~/office/admin/industries/change.server";
import { IndustriesPage } from "~/office/admin/industries/list-page";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  return {
    industries: await listAllIndustries(kompas),
    title: await pageTitle(kompas, request, "office", "industries.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Industries() {
  return <IndustriesPage industries={useLoaderData<typeof loader>().industries} />;
}
