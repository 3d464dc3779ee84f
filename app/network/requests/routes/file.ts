import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sendFile } from "~/assessment/evidence/serve-file.server";
import { RECEIVED_PATH } from "~/core/addresses/requests";
import { requireUser } from "~/foundation/identity/session.server";
import { findRequestFile } from "~/network/requests/find.server";
import { requestIdOf } from "~/network/requests/pages.server";

/** A document in the thread of a request, for both sides as long as they see it. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const side = new URL(request.url).pathname.startsWith(`${RECEIVED_PATH}/`) ? "received" : "sent";
  const asked = { side, requestId: requestIdOf(kompas, params.id), entryId: params.entry ?? "" } as const;
  const file = await findRequestFile(kompas, user, asked);
  return file ? sendFile(kompas, file, request) : new Response(null, { status: 404 });
}
