import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OverviewPage } from "~/features/admin/components/overview-page";
import { getOverview } from "~/features/admin/overview.server";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { pageTitle } from "~/features/shell/page-title.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return {
    overview: await getOverview(kompas, user),
    title: await pageTitle(kompas, request, "admin", "overview.title"),
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function AdminOverview() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
