import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PROGRESS } from "~/domain/kinds/kind";
import { drawCategoryChart } from "~/features/results/category-chart.server";
import { ProgressPage } from "~/features/results/components/progress-page";
import { drawProgress } from "~/features/results/draw-results.server";
import { openReport } from "~/features/results/open-report.server";
import { viewProgress } from "~/features/results/progress-view";
import { pageTitle } from "~/features/shell/page-title.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { language, found, submittedAt, report, frame } = await openReport(context, request, params.id, PROGRESS);
  const view = viewProgress({ ...found, ...found.document, company: report.profile.company, submittedAt }, language);
  const page = { report, view, chart: drawCategoryChart(view, language) };
  return {
    title: await pageTitle(context.kompas, request, "climate", "title"),
    frame,
    // A dialog may have scripts of this one answer.
    page: frame.dialogOpen ? page : drawProgress(language, page),
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function ProgressDashboard() {
  const { page } = useLoaderData<typeof loader>();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the very component, which has escaped it
  return typeof page === "string" ? <div dangerouslySetInnerHTML={{ __html: page }} /> : <ProgressPage {...page} />;
}
