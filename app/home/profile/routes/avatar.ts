import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireReader } from "~/foundation/api/find-reader.server";
import { pictureResponse } from "~/foundation/web/picture-response";
import { openPicture } from "~/home/profile/picture.server";

/** A user's picture, for colleagues only. */
export async function loader({ request, params: { userId = "", name = "" }, context: { kompas } }: LoaderFunctionArgs) {
  const reader = await requireReader(kompas, request);
  return pictureResponse(await openPicture(kompas, reader, userId, name), `profile-picture.${name.split(".")[1]}`);
}
