import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { JOBS } from "~/entries/jobs";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { JobsPage } from "~/features/maintenance/components/jobs-page";
import { listJobs } from "~/features/maintenance/job-list.server";
import { pageTitle } from "~/features/shell/page-title.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  return {
    jobs: await listJobs(kompas, JOBS),
    now: kompas.clock(),
    title: await pageTitle(kompas, request, "operations", "jobs.title"),
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Jobs() {
  return <JobsPage {...useLoaderData<typeof loader>()} />;
}
