import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { findAssessment } from "~/assessment/answers/queries.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { isClimate, PROGRESS, READINESS } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { Drawn } from "~/foundation/web/drawn";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { issueNow } from "~/results/proof/issue.server";
import { drawCategoryChart } from "~/results/results/category-chart.server";
import { OverviewPage } from "~/results/results/components/overview-page";
import { ResultsPage } from "~/results/results/components/results-page";
import { TracePage } from "~/results/results/components/trace-page";
import { isEvidenced } from "~/results/results/evidence-view";
import { openReport } from "~/results/results/open-report.server";
import { openOverview } from "~/results/results/overview.server";
import { viewReviews } from "~/results/results/reviews";
import { addReview } from "~/results/results/reviews.server";
import { openTrace, tracedBy } from "~/results/results/trace.server";
import { viewResults } from "~/results/results/view";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const kind = kindOfPath(pathname);
  if (isClimate(kind)) throw new Error("The results of climate action have a page of their own");
  if (kind === READINESS && searchParams.get("view") === PROGRESS) {
    const overview = await openOverview(context.kompas, request, params.id);
    return { title: await pageTitle(context.kompas, request, "climate", "overview.title"), overview };
  }
  const subject = tracedBy(request);
  if (subject !== null) {
    const trace = await openTrace(context.kompas, request, params.id, kind, subject);
    return data({ title: await pageTitle(context.kompas, request, "results", "trace.link"), trace });
  }
  const opened = await openReport(context, request, params.id, kind, () => []);
  const { user, language, found, submittedOn, report, frame, headers } = opened;
  const asks = searchParams.get("dialog") === "approve";
  const reviews = viewReviews(found, user, language, { asks, timeZone: report.profile.timeZone });
  const dialogOpen = frame.dialogOpen || reviews.asks || report.isNew;
  const view = viewResults(
    {
      ...found,
      ...found.document,
      company: report.profile.company,
      submittedOn,
      isEvidenced: isEvidenced(found, submittedOn),
    },
    language,
  );
  return data(
    {
      title: await pageTitle(context.kompas, request, "results", "title"),
      frame: { ...frame, dialogOpen },
      page: { report, view, reviews, chart: await drawCategoryChart(view, language) },
    },
    { headers },
  );
}

/** Marks the report as reviewed, approves it, or prints it as of now. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const intent = (await request.formData()).get("intent");
  if (intent === "regenerate") {
    if (!(await findAssessment(kompas, user, assessmentId))) throw refusal("not-found");
    return redirectWithFlash(`${paths.report}?download=true`, "reportRegenerating");
  }
  const kind = intent === "approve" ? "approved" : "reviewed";
  const done = await addReview(kompas, user, assessmentId, kind);
  if (!done.ok && done.reason === "draft") return redirectTo(paths.form);
  if (!done.ok) throw refusal(done.reason);
  if (kind === "approved") await issueNow(kompas, assessmentId);
  return redirectWithFlash(`${paths.results}#reviews`, kind === "approved" ? "reportApproved" : "reportReviewed");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Dashboard() {
  const data = useLoaderData<typeof loader>();
  if ("overview" in data) return <OverviewPage {...data.overview} />;
  if ("trace" in data) return <TracePage {...data.trace} />;
  // A dialog may have scripts of this one response.
  return data.frame.dialogOpen ? <ResultsPage {...data.page} /> : <Drawn part={ResultsPage} properties={data.page} />;
}
