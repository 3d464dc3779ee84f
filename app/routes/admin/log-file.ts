import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { problemOfDays } from "~/domain/office/days";
import { logFile } from "~/features/admin/log/file.server";
import { readLogQuery, writeLogQuery } from "~/features/admin/log/query";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { redirectTo } from "~/features/web/redirect.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const query = readLogQuery(new URL(request.url).searchParams);
  // The page says what is wrong with its days.
  return problemOfDays(query.days) ? redirectTo(`/admin/log${writeLogQuery(query)}`) : logFile(kompas, user, query);
}
