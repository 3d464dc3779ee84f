import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { mayEnterFigures } from "~/domain/access/key-figures";
import { figuresYearPath, toYear } from "~/domain/key-figures/paths";
import { requireUser } from "~/features/identity/session.server";
import { YearsPage } from "~/features/key-figures/components/years-page";
import { readFigures } from "~/features/key-figures/queries.server";
import { viewYears } from "~/features/key-figures/view";
import { startYear } from "~/features/key-figures/years.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo } from "~/features/web/redirect.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const found = await readFigures(kompas, user.companyId);
  return {
    view: viewYears(found, kompas.clock(), user),
    canEnter: mayEnterFigures(user),
    title: await pageTitle(kompas, request, "figures", "title"),
  };
}

/** Starts a year, and leads to it; to the one that is there already too. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const year = toYear(String((await request.formData()).get("year")));
  if (year === null) throw new Response(null, { status: 400 });
  const started = await startYear(kompas, user, year);
  if (!started.ok) throw new Response(null, { status: started.reason === "forbidden" ? 403 : 400 });
  return redirectTo(figuresYearPath(year));
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function KeyFigureYears() {
  const { view, canEnter } = useLoaderData<typeof loader>();
  return <YearsPage view={view} canEnter={canEnter} />;
}
