import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { StandardsPage } from "~/improvement/crosswalk/components/standards-page";
import { openStandards } from "~/improvement/crosswalk/read.server";
import { STANDARDS } from "~/improvement/crosswalk/rules/table";
import { viewStandards } from "~/improvement/crosswalk/view";

/** How much of each standard a year of the company fills. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const opened = await openStandards(kompas, request, params.year, STANDARDS);
  const title = await pageTitle(kompas, request, "crosswalk", "name");
  return { standards: viewStandards(opened), year: opened.year, title };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function KeyFigureStandards() {
  const { standards, year } = useLoaderData<typeof loader>();
  return <StandardsPage standards={standards} year={year} />;
}
