import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "~/foundation/identity/session.server";
import { openExport } from "~/upkeep/privacy/queries.server";

/** Downloads the copy of a user's data, for that user only. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const copy = await openExport(kompas, user, params.id ?? "");
  if (!copy) throw new Response(null, { status: 404 });
  return new Response(copy.body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(copy.size),
      "Content-Disposition": `attachment; filename="${copy.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
