import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { JOBS } from "~/entries/jobs";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { JobsPage } from "~/upkeep/maintenance/components/jobs-page";
import { listJobs } from "~/upkeep/maintenance/job-list.server";
import { listAlerts } from "~/upkeep/watching/alerts.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  const asked = new URL(request.url).searchParams.get("job");
  const chosen = JOBS.find(({ name }) => name === asked)?.name ?? null;
  const [listed, alerts] = await Promise.all([listJobs(kompas, JOBS, chosen), listAlerts(kompas)]);
  return {
    ...listed,
    chosen,
    alerts,
    now: kompas.clock(),
    title: await pageTitle(kompas, request, "operations", "jobs.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Jobs() {
  return <JobsPage {...useLoaderData<typeof loader>()} />;
}
