import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { decideAssessment } from "~/assessment/answers/rules/access";
import { PointsPage } from "~/assessment/points/components/points-page";
import { viewPoints } from "~/assessment/points/view";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openAssessment(kompas, user, assessmentId, "read");
  if (!opened.ok) throw refusal(opened.reason === "forbidden" ? "forbidden" : "not-found");
  const { assessment, catalogue, answers } = opened;
  // A submitted assessment already has results, computed once.
  if (assessment.state === "completed") return redirectTo(paths.results);
  return {
    view: viewPoints(catalogue, answers, await languageOf(kompas, request)),
    canAnswer: decideAssessment(user, assessment, "answer").ok,
    title: await pageTitle(kompas, request, "points", "title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Points() {
  return <PointsPage {...useLoaderData<typeof loader>()} />;
}
