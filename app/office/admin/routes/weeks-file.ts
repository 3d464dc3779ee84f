import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toFormat } from "~/core/table-format";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { weeksFile } from "~/office/admin/weeks/file.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return weeksFile(kompas, user, toFormat(new URL(request.url).searchParams.get("format")));
}
