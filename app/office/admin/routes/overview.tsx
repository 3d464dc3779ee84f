import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { OverviewPage } from "~/office/admin/components/overview-page";
import { getOverview } from "~/office/admin/overview.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return {
    overview: await getOverview(kompas, user),
    title: await pageTitle(kompas, request, "admin", "overview.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function AdminOverview() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
