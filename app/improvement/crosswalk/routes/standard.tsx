import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { StandardPage } from "~/improvement/crosswalk/components/standard-page";
import { openStandards, requireStandard } from "~/improvement/crosswalk/read.server";
import { STATES } from "~/improvement/crosswalk/rules/outcome";
import { viewStandard } from "~/improvement/crosswalk/view";

/** A standard, element by element, filled from a year of the company. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  await requireUser(kompas, request);
  const standard = requireStandard(params.standard);
  const opened = await openStandards(kompas, request, params.year, [standard]);
  const [table] = opened.tables;
  if (!table) throw new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const shown = {
    only: STATES.find((state) => state === asked.get("show")) ?? null,
    isOpen: asked.get("open") === "all",
  };
  const title = await pageTitle(kompas, request, "crosswalk", "name");
  return { view: viewStandard(opened, table, (id) => kompas.ids.seal(id), shown), title };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function KeyFigureStandard() {
  return <StandardPage view={useLoaderData<typeof loader>().view} />;
}
