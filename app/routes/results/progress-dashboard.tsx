import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PROGRESS } from "~/domain/kinds/kind";
import { getFactorSets } from "~/features/catalogue/factors.server";
import { drawCategoryChart } from "~/features/results/category-chart.server";
import { ProgressPage } from "~/features/results/components/progress-page";
import { drawProgress } from "~/features/results/draw-results.server";
import { footprintsQuery } from "~/features/results/footprints.server";
import { openReport } from "~/features/results/open-report.server";
import { viewProgress } from "~/features/results/progress-view";
import { pageTitle } from "~/features/shell/page-title.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { kompas } = context;
  const [opened, sets] = await Promise.all([
    openReport(context, request, params.id, PROGRESS, (id) => [footprintsQuery(kompas, id)]),
    getFactorSets(kompas),
  ]);
  const { language, found, more, submittedAt, report, frame } = opened;
  const [entered] = more;
  const input = { ...found, ...found.document, entered, sets, company: report.profile.company, submittedAt };
  const view = viewProgress(input, language);
  const page = { report, view, chart: drawCategoryChart(view, language) };
  return {
    title: await pageTitle(kompas, request, "climate", "title"),
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
