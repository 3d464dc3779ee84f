import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { readLog } from "~/office/admin/log/list.server";
import { LogPage } from "~/office/admin/log/page";
import { readLogQuery } from "~/office/admin/log/query";
import { viewLog } from "~/office/admin/log/view.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const query = readLogQuery(new URL(request.url).searchParams);
  const view = viewLog(query, await readLog(kompas, user, query), { language: user.language, now: kompas.clock() });
  const title = await pageTitle(kompas, request, "office", "log.title");
  return data({ view, title }, { status: view.problem ? 422 : 200 });
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Log() {
  return <LogPage view={useLoaderData<typeof loader>().view} />;
}
