import { data } from "@remix-run/cloudflare";
import { isClimate, type Kind } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import type { Context } from "~/platform/context";
import { rightAddress } from "./asked";
import { loadPage, today } from "./load-page.server";
import { viewPage } from "./page-view.server";

/** The analytics page of a kind for its route, with status 422 if its filters are invalid. */
export async function openPage(ctx: Context, request: Request, kind: Kind) {
  const loaded = await loadPage(ctx, request, kind);
  const { problem, secondProblem } = loaded.asked;
  const view = await viewPage(loaded, rightAddress(new URL(request.url), loaded.asked), today(ctx));
  const title = await pageTitle(ctx, request, "analytics", isClimate(kind) ? "progress" : "advance");
  const frame: PageFrame = { dialogOpen: view.list !== null };
  return data({ view, title, frame }, { status: problem || secondProblem ? 422 : 200 });
}
