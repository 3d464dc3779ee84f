import { kindsWithResult } from "~/assessment/kinds/kinds";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { readLatest } from "./latest.server";
import type { NamedAction } from "./queries.server";
import { type Forecast, viewForecast } from "./what-if-view";

/** What the company's latest results would be once every planned action is done: one of each kind whose points would rise. */
export async function forecastPlan(
  ctx: Context,
  user: CurrentUser,
  planned: PromiseLike<readonly NamedAction[]>,
): Promise<Forecast[]> {
  const latest = await Promise.all(kindsWithResult(user.latest).map((kind) => readLatest(ctx, user, kind)));
  const actions = (await planned).filter(({ state }) => state !== "dropped");
  return latest.flatMap((result) => {
    if (!result) return [];
    const own = actions.filter(({ kind }) => kind === result.catalogue.kind).map(({ questionId }) => questionId);
    return viewForecast(result, new Set(own), user.language) ?? [];
  });
}
