import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAssessmentId } from "~/features/assessment/open-id.server";

/** Leads to the assessment, which opens where it was left. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  await requireAssessmentId(kompas, request, params.id);
  return redirect(`/${params.id}`, 303);
}

/** Never shown; with it this is a page, so that a link that does not open gets the error page. */
export default function Resume() {
  return null;
}
