import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logFile } from "~/features/admin/log/file.server";
import { readLogQuery } from "~/features/admin/log/query";
import { requireAdministrator } from "~/features/identity/require-administrator.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return logFile(kompas, user, readLogQuery(new URL(request.url).searchParams));
}
