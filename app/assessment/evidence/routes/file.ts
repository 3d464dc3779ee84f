import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveFile } from "~/assessment/evidence/serve-file.server";
import { READ_RESULTS } from "~/core/token-scopes";
import { requireReader } from "~/foundation/api/find-reader.server";

/** A file of a supporting document, if the user may read it. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  return serveFile(kompas, await requireReader(kompas, request, READ_RESULTS), params.fileId ?? "", request);
}
