import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { OverviewPage } from "~/office/admin/components/overview-page";
import { getOverview } from "~/office/admin/overview.server";
import { listOpenAlerts } from "~/upkeep/watching/alerts.server";
import { OpenAlerts } from "~/upkeep/watching/components/open-alerts";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const [overview, alerts] = await Promise.all([getOverview(kompas, user), listOpenAlerts(kompas)]);
  return { overview, alerts, title: await pageTitle(kompas, request, "admin", "overview.title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function AdminOverview() {
  const { overview, alerts } = useLoaderData<typeof loader>();
  return (
    <OverviewPage overview={overview}>
      <OpenAlerts alerts={alerts} />
    </OverviewPage>
  );
}
