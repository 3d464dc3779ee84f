import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { READ_RESULTS } from "~/core/token-scopes";
import { requireReader } from "~/foundation/api/find-reader.server";
import { pictureResponse } from "~/foundation/web/picture-response";
import { openSignature } from "~/results/approval/sign.server";

/** The picture of a signature, for users who may read the report. */
export async function loader({ request, params: { id = "", name = "" }, context: { kompas } }: LoaderFunctionArgs) {
  const reader = await requireReader(kompas, request, READ_RESULTS);
  const assessmentId = kompas.ids.resolve(id);
  const picture = assessmentId === null ? null : await openSignature(kompas, reader, assessmentId, name);
  return pictureResponse(picture, `signature.${name.split(".")[1]}`);
}
