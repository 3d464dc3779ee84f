import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { mayEnterFigures, mayEraseFigures } from "~/domain/access/key-figures";
import { KEY_FIGURES_PATH, toYear } from "~/domain/key-figures/paths";
import { requireUser } from "~/features/identity/session.server";
import { YearPage } from "~/features/key-figures/components/year-page";
import { openYear } from "~/features/key-figures/open.server";
import { viewYear } from "~/features/key-figures/view";
import { eraseYear } from "~/features/key-figures/years.server";
import { pageTitle } from "~/features/shell/page-title.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectWithFlash } from "~/features/web/redirect.server";

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

export { pageMeta as meta } from "~/features/web/page-exports";

export default function KeyFigureYear() {
  const { frame: _, title: __, ...page } = useLoaderData<typeof loader>();
  return <YearPage {...page} />;
}
