import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PROGRESS } from "~/domain/kinds/kind";
import { drawCategoryChart } from "~/features/results/category-chart.server";
import { ProgressPage } from "~/features/results/components/progress-page";
import { openReport } from "~/features/results/open-report.server";
import { viewProgress } from "~/features/results/progress-view";
import { pageTitle } from "~/features/shell/page-title.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { language, found, submittedAt, report, frame } = await openReport(context, request, params.id, PROGRESS);
  const view = viewProgress({ ...found, ...found.document, company: report.profile.company, submittedAt }, language);
  return {
    title: await pageTitle(context.kompas, request, "climate", "title"),
    frame,
    report,
    view,
    chart: drawCategoryChart(view, language),
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function ProgressDashboard() {
  return <ProgressPage {...useLoaderData<typeof loader>()} />;
}
