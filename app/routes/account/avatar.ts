import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findBearer } from "~/features/api/bearer.server";
import { findUser } from "~/features/identity/session.server";
import { openPicture } from "~/features/profile/picture.server";

/** A picture, for colleagues only, by the page session or a bearer token. Its address changes with it, so it may be kept. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const viewer = (await findUser(kompas, request)) ?? (await findBearer(kompas, request));
  if (!viewer) return new Response(null, { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  const picture = await openPicture(kompas, viewer, params.userId ?? "", params.name ?? "");
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.mime,
      "Content-Length": String(picture.size),
      // A name of ours, whatever that of the file was; only the ending is that of the picture.
      "Content-Disposition": `inline; filename="profile-picture.${params.name?.split(".")[1]}"`,
      // Nothing in the file is anything but a picture, wherever it is opened.
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
