import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireReader } from "~/features/api/find-reader.server";
import { openPicture } from "~/features/profile/picture.server";
import { pictureResponse } from "~/features/web/picture-response";

/** A picture, for colleagues only. */
export async function loader({ request, params: { userId = "", name = "" }, context: { kompas } }: LoaderFunctionArgs) {
  const reader = await requireReader(kompas, request);
  return pictureResponse(await openPicture(kompas, reader, userId, name), `profile-picture.${name.split(".")[1]}`);
}
