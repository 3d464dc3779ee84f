import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { loadBasic } from "~/network/analytics/basic.server";
import { BasicPage } from "~/network/analytics/components/basic-page";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const view = await loadBasic(kompas, request);
  return { view, title: await pageTitle(kompas, request, "analytics", "title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Analytics() {
  const { view } = useLoaderData<typeof loader>();
  return <BasicPage view={view} />;
}
