import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { kindOfAnalytics } from "~/core/addresses/analytics";
import { AdvancedPage } from "~/network/analytics/components/advanced-page";
import { openPage, tickListed } from "~/network/analytics/open-page.server";

export const handle = { enhance: true, hydrate: true, i18n: ["analytics"] };

export const loader = ({ request, context: { kompas, markup } }: LoaderFunctionArgs) =>
  openPage(kompas, request, kindOfAnalytics(new URL(request.url).pathname), markup);

export const action = ({ request, context: { kompas } }: ActionFunctionArgs) =>
  tickListed(kompas, request, kindOfAnalytics(new URL(request.url).pathname));

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Page() {
  return <AdvancedPage view={useLoaderData<typeof loader>().view} />;
}
