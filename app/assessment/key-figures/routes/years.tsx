import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { YearsPage } from "~/assessment/key-figures/components/years-page";
import { readFigures } from "~/assessment/key-figures/queries.server";
import { mayEnterFigures } from "~/assessment/key-figures/rules/access";
import { viewYears } from "~/assessment/key-figures/view";
import { startYear } from "~/assessment/key-figures/years.server";
import { figuresYearPath, toYear } from "~/core/addresses/key-figures";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const found = await readFigures(kompas, user.companyId);
  return {
    view: viewYears(found, kompas.clock(), user),
    canEnter: mayEnterFigures(user),
    title: await pageTitle(kompas, request, "figures", "title"),
  };
}

/** Starts a year and redirects to it. If the year already exists, it only redirects. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const year = toYear(String((await request.formData()).get("year")));
  if (year === null) throw new Response(null, { status: 400 });
  const started = await startYear(kompas, user, year);
  if (!started.ok) throw new Response(null, { status: started.reason === "forbidden" ? 403 : 400 });
  return redirectTo(figuresYearPath(year));
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function KeyFigureYears() {
  const { view, canEnter } = useLoaderData<typeof loader>();
  return <YearsPage view={view} canEnter={canEnter} />;
}
