import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sendFile } from "~/assessment/evidence/serve-file.server";
import { requireUser } from "~/foundation/identity/session.server";
import { findActionFile } from "~/improvement/plan/queries.server";

/** The file of an action, for the company's own people. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const file = await findActionFile(kompas, user.companyId, params.id ?? "");
  return file ? sendFile(kompas, file, request) : new Response(null, { status: 404 });
}
