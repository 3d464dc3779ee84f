import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { READINESS } from "~/domain/kinds/kind";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { languageOf } from "~/features/identity/language.server";
import { drawCategoryChart } from "~/features/results/category-chart.server";
import { ResultsPage } from "~/features/results/components/results-page";
import { findShown, viewEvidence } from "~/features/results/evidence-view";
import { findReportProfile } from "~/features/results/profile.server";
import { getResults } from "~/features/results/queries.server";
import { viewReviews } from "~/features/results/reviews";
import { addReview } from "~/features/results/reviews.server";
import { viewResults } from "~/features/results/view";
import { noteWelcome } from "~/features/results/welcome.server";
import { pageTitle } from "~/features/shell/page-title.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";

export async function loader({ request, params, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const language = await languageOf(kompas, request);
  const [found, profile, title] = await Promise.all([
    getResults(kompas, user, assessmentId, READINESS),
    findReportProfile(kompas, user, assessmentId, language),
    pageTitle(kompas, request, "results", "title"),
  ]);
  if (!found.ok && found.reason === "draft") return redirectTo(paths.form);
  if (!found.ok || !profile) throw refusal("not-found");
  const submittedAt = found.assessment.completedAt ?? found.assessment.updatedAt;
  const view = viewResults({ ...found, ...found.document, company: profile.company, submittedAt }, language);
  const evidence = viewEvidence(found, submittedAt, language);
  const query = new URL(request.url).searchParams;
  const isNew = query.get("generateReport") === "true";
  // Once: whoever reads the page again under the same address has been welcomed.
  const welcome = isNew ? await noteWelcome(request, assessmentId) : null;
  const isWelcome = welcome !== null && !welcome.isShown;
  const reviews = viewReviews(found, user, language, query.get("dialog") === "approve");
  const preview = query.get("preview");
  const isPrinted = query.get("download") === "true";
  const frame: PageFrame = {
    dialogOpen: reviews.asks || findShown(evidence, preview) !== null,
    enhance: isPrinted,
    backTo: isPrinted ? paths.results : undefined,
  };
  const loaded = {
    title,
    frame,
    path: paths.results,
    isNew,
    isWelcome,
    isPrinted,
    evidence,
    preview,
    nonce,
    profile,
    view,
    reviews,
    chart: drawCategoryChart(view, language),
  };
  return data(loaded, welcome ? { headers: { "Set-Cookie": welcome.cookie } } : {});
}

/** Marks the report as reviewed, or approves it. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const kind = (await request.formData()).get("intent") === "approve" ? "approved" : "reviewed";
  const done = await addReview(kompas, user, assessmentId, kind);
  if (!done.ok && done.reason === "draft") return redirectTo(paths.form);
  if (!done.ok) throw refusal(done.reason);
  return redirectWithFlash(`${paths.results}#reviews`, kind === "approved" ? "reportApproved" : "reportReviewed");
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Dashboard() {
  return <ResultsPage {...useLoaderData<typeof loader>()} />;
}
