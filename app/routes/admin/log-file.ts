import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toFormat } from "~/domain/network/exports";
import { problemOfDays } from "~/domain/office/days";
import { logFile } from "~/features/admin/log/file.server";
import { readLogQuery, writeLogQuery } from "~/features/admin/log/query";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { redirectTo } from "~/features/web/redirect.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const { searchParams } = new URL(request.url);
  const query = readLogQuery(searchParams);
  // The page says what is wrong with its days.
  if (problemOfDays(query.days)) return redirectTo(`/admin/log${writeLogQuery(query)}`);
  return logFile(kompas, user, query, toFormat(searchParams.get("format")));
}
