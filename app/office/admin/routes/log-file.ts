import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toFormat } from "~/core/table-format";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { logFile } from "~/office/admin/log/file.server";
import { readLogQuery, writeLogQuery } from "~/office/admin/log/query";
import { problemOfDays } from "~/office/log/rules/days";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const { searchParams } = new URL(request.url);
  const query = readLogQuery(searchParams);
  // The page shows what is wrong with the days.
  if (problemOfDays(query.days)) return redirectTo(`/admin/log${writeLogQuery(query)}`);
  return logFile(kompas, user, query, toFormat(searchParams.get("format")));
}
