import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { kindOfPath } from "~/core/addresses/assessment";
import { isClimate, PROGRESS, READINESS } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { Drawn } from "~/foundation/web/drawn";
import { ApprovedReport } from "~/results/approval/components/approved-report";
import { answerReport } from "~/results/approval/report-post.server";
import { viewSigning } from "~/results/approval/view";
import { drawCategoryChart } from "~/results/results/category-chart.server";
import { OverviewPage } from "~/results/results/components/overview-page";
import { TracePage } from "~/results/results/components/trace-page";
import { isEvidenced } from "~/results/results/evidence-view";
import { openReport } from "~/results/results/open-report.server";
import { openOverview } from "~/results/results/overview.server";
import { readSigning, signingStatements } from "~/results/results/signing.server";
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
  const { kompas } = context;
  const opened = await openReport(context, request, params.id, kind, (id) => signingStatements(kompas, id));
  const { user, language, found, more, submittedOn, report, paths, frame, headers } = opened;
  const { assessment, reviews } = found;
  const signing = viewSigning(
    await readSigning(found, report.profile, more),
    { assessment, sealedId: kompas.ids.seal(assessment.id), reviews, isInside: report.isOwn },
    user,
    { language, now: kompas.clock(), timeZone: report.profile.timeZone },
  );
  const dialogOpen = frame.dialogOpen || report.isNew;
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
      page: {
        report,
        view,
        chart: await drawCategoryChart(view, language),
        signing,
        paths: { results: paths.results, approve: paths.approve, sign: null },
      },
    },
    { headers },
  );
}

/** Marks the report as reviewed, or prints it as of now. */
export const action = ({ request, params, context: { kompas } }: ActionFunctionArgs) =>
  answerReport(kompas, request, params.id);

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Dashboard() {
  const data = useLoaderData<typeof loader>();
  if ("overview" in data) return <OverviewPage {...data.overview} />;
  if ("trace" in data) return <TracePage {...data.trace} />;
  // A dialog may have scripts of this one response.
  const { page, frame } = data;
  return frame.dialogOpen ? <ApprovedReport {...page} /> : <Drawn part={ApprovedReport} properties={page} />;
}
