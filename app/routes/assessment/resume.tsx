import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/features/account/session.server";
import { openSealedId } from "~/features/assessment/open-id.server";

/** Leads to the assessment, which opens where it was left. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  await requireUser(kompas, request);
  openSealedId(kompas, params.id);
  return redirect(`/${params.id}`, 303);
}
