import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pictureResponse } from "~/foundation/web/picture-response";
import { openSignature } from "~/results/approval/sign.server";
import { openFiles } from "~/results/share/read.server";

/** The picture of a signature, for readers of a link that includes the summary, which contains the signature. */
export async function loader({ request, params: { token = "", name = "" }, context: { kompas } }: LoaderFunctionArgs) {
  const share = await openFiles(kompas, request, token, "summary");
  const picture = share && (await openSignature(kompas, share.reader, share.assessmentId, name));
  const answer = pictureResponse(picture, `signature.${name.split(".")[1]}`);
  answer.headers.set("X-Robots-Tag", "noindex");
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
