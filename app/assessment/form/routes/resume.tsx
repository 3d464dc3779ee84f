import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { findAssessment } from "~/assessment/answers/queries.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Redirects to an assessment, which opens where the user left it. Uses its actual kind, whatever the link says. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const found = await findAssessment(kompas, { ...user, expectedKind: undefined }, assessmentId);
  if (!found) throw refusal("not-found");
  return redirectTo(assessmentPaths(found.kind, params.id ?? "").form);
}

/** Never rendered. It makes this route a page, so that a link that does not open gets the error page. */
export default function Resume() {
  return null;
}
