import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAssessmentId } from "~/features/assessment/open-id.server";

/** Leads to the assessment, which opens where it was left. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  await requireAssessmentId(kompas, request, params.id);
  return redirect(`/${params.id}`, 303);
}
