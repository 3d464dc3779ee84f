import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findBearer } from "~/features/api/bearer.server";
import { serveFile } from "~/features/evidence/serve-file.server";
import { findUser } from "~/features/identity/session.server";

/** A file of a supporting document, for whoever may read it, by the page session or a bearer token. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const viewer = (await findUser(kompas, request)) ?? (await findBearer(kompas, request));
  if (!viewer) return new Response(null, { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  return serveFile(kompas, viewer, params.fileId ?? "", request);
}
