import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { YearPage } from "~/assessment/key-figures/components/year-page";
import { openYear } from "~/assessment/key-figures/open.server";
import { mayEnterFigures, mayEraseFigures } from "~/assessment/key-figures/rules/access";
import { viewYear } from "~/assessment/key-figures/view";
import { eraseYear } from "~/assessment/key-figures/years.server";
import { KEY_FIGURES_PATH, toYear } from "~/core/addresses/key-figures";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, of } = await openYear(kompas, request, params.year);
  const canErase = mayEraseFigures(user);
  const asks = canErase && new URL(request.url).searchParams.get("dialog") === "erase";
  const frame: PageFrame = { dialogOpen: asks };
  const title = await pageTitle(kompas, request, "figures", "title");
  return { view: viewYear(of), canEnter: mayEnterFigures(user), canErase, asks, frame, title };
}

/** Erases the year. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const year = toYear(params.year);
  if (year === null) throw new Response(null, { status: 404 });
  if ((await request.formData()).get("intent") !== "erase") throw new Response(null, { status: 400 });
  const erased = await eraseYear(kompas, user, year);
  if (!erased.ok) throw new Response(null, { status: 403 });
  return redirectWithFlash(KEY_FIGURES_PATH, "figuresErased");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function KeyFigureYear() {
  const { frame: _, title: __, ...page } = useLoaderData<typeof loader>();
  return <YearPage {...page} />;
}
