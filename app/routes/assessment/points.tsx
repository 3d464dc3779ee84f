import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { decideAssessment } from "~/domain/access/assessments";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { openAssessment } from "~/features/answers/queries.server";
import { languageOf } from "~/features/identity/language.server";
import { PointsPage } from "~/features/points/components/points-page";
import { viewPoints } from "~/features/points/view";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo } from "~/features/web/redirect.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openAssessment(kompas, user, assessmentId, "read");
  if (!opened.ok) throw refusal(opened.reason === "forbidden" ? "forbidden" : "not-found");
  const { assessment, catalogue, answers } = opened;
  // What was submitted has results, computed once.
  if (assessment.state === "completed") return redirectTo(paths.results);
  return {
    view: viewPoints(catalogue, answers, await languageOf(kompas, request)),
    canAnswer: decideAssessment(user, assessment, "answer").ok,
    title: await pageTitle(kompas, request, "points", "title"),
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Points() {
  return <PointsPage {...useLoaderData<typeof loader>()} />;
}
