import { data } from "@remix-run/cloudflare";
import { isClimate, type Kind } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { KeptMarkup } from "~/foundation/web/markup";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { readTicked, writeCarried } from "~/network/members/chosen";
import { MAX_TICKED } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { addressWith, rightAddress } from "./asked";
import { loadPage, requirePopulation, today } from "./load-page.server";
import { viewPage } from "./page-view.server";

/** The analytics page of a kind for its route, with status 422 if its filters are invalid. */
export async function openPage(ctx: Context, request: Request, kind: Kind, markup: KeptMarkup | null) {
  const url = new URL(request.url);
  const loaded = await loadPage(ctx, request, kind);
  const { problem, secondProblem } = loaded.asked;
  const view = await viewPage(
    loaded,
    rightAddress(url, loaded.asked),
    today(ctx),
    readTicked(url.searchParams, ctx.ids),
    markup,
  );
  const title = await pageTitle(ctx, request, "analytics", isClimate(kind) ? "progress" : "advance");
  const frame: PageFrame = { dialogOpen: view.list !== null };
  return data({ view, title, frame }, { status: problem || secondProblem ? 422 : 200 });
}

/**
 * Turns to another page of the open list with what is ticked, or ticks all of its companies, as many as an address can name. Redirects to
 * the URL with the ids in it.
 */
export async function tickListed(ctx: Context, request: Request, kind: Kind) {
  await requirePopulation(ctx, request);
  const form = await request.formData();
  const url = new URL(request.url);
  const sealed = form.get("tick") === "all" ? await allListed(ctx, request, kind) : readTicked(form, ctx.ids).sealed;
  return redirectTo(addressWith(url, { carried: sealed.length > 0 ? writeCarried(sealed) : null }));
}

async function allListed(ctx: Context, request: Request, kind: Kind): Promise<string[]> {
  const { walk } = await loadPage(ctx, request, kind);
  const sealed: string[] = [];
  if (walk) for await (const ids of walk(MAX_TICKED)) sealed.push(...ids.map(ctx.ids.seal));
  return sealed;
}
