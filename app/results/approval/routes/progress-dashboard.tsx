import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { isClimate } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { Drawn } from "~/foundation/web/drawn";
import { SignedReport } from "~/results/approval/components/signed-report";
import { answerReport } from "~/results/approval/report-post.server";
import { viewSigning } from "~/results/approval/view";
import { drawCategoryChart } from "~/results/results/category-chart.server";
import { TracePage } from "~/results/results/components/trace-page";
import { isEvidenced } from "~/results/results/evidence-view";
import { footprintsQuery, readFootprints } from "~/results/results/footprints.server";
import { openReport } from "~/results/results/open-report.server";
import { viewProgress } from "~/results/results/progress-view";
import { readSigning, signingStatements } from "~/results/results/signing.server";
import { openTrace, tracedBy } from "~/results/results/trace.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { kompas } = context;
  const kind = kindOfPath(new URL(request.url).pathname);
  if (!isClimate(kind)) throw new Error("Only the results of climate action are signed");
  const subject = tracedBy(request);
  if (subject !== null) {
    const trace = await openTrace(kompas, request, params.id, kind, subject);
    return { title: await pageTitle(kompas, request, "results", "trace.link"), trace };
  }
  const [opened, sets] = await Promise.all([
    openReport(context, request, params.id, kind, (id) => [
      footprintsQuery(kompas, id),
      ...signingStatements(kompas, id),
    ]),
    getFactorSets(kompas),
  ]);
  const { user, language, found, more, submittedOn, report, paths, frame, headers } = opened;
  const [years, ...said] = more;
  const entered = await readFootprints(kompas, years);
  const { assessment, reviews } = found;
  const signing = viewSigning(
    await readSigning(found, report.profile, said),
    { assessment, sealedId: kompas.ids.seal(assessment.id), reviews, isInside: report.isOwn },
    user,
    { language, now: kompas.clock(), timeZone: report.profile.timeZone },
  );
  const input = {
    ...found,
    ...found.document,
    entered,
    sets,
    company: report.profile.company,
    submittedOn,
    isEvidenced: isEvidenced(found, submittedOn),
  };
  const view = viewProgress(input, language);
  const chart = await drawCategoryChart(view, language);
  return data(
    {
      title: await pageTitle(kompas, request, "climate", "title"),
      frame,
      page: {
        report,
        view,
        chart,
        signing,
        paths: { results: paths.results, approve: paths.approve, sign: paths.sign },
      },
    },
    { headers },
  );
}

/** Marks the report as reviewed, or prints it as of now. */
export const action = ({ request, params, context: { kompas } }: ActionFunctionArgs) =>
  answerReport(kompas, request, params.id);

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function ProgressDashboard() {
  const loaded = useLoaderData<typeof loader>();
  if ("trace" in loaded) return <TracePage {...loaded.trace} />;
  const { page, frame } = loaded;
  // A dialog, and the code that fetches the new report, have scripts of this one response.
  const isOfThisAnswer = frame.dialogOpen || page.report.isNew;
  return isOfThisAnswer ? <SignedReport {...page} /> : <Drawn part={SignedReport} properties={page} />;
}
