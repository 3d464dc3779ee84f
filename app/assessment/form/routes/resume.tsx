import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { findAssessment } from "~/assessment/answers/queries.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Leads to an assessment, which opens where it was left; by its own kind, whichever the link names. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const found = await findAssessment(kompas, { ...user, expectedKind: undefined }, assessmentId);
  if (!found) throw refusal("not-found");
  return redirectTo(assessmentPaths(found.kind, params.id ?? "").form);
}

/** Never shown; with it this is a page, so that a link that does not open gets the error page. */
export default function Resume() {
  return null;
}
