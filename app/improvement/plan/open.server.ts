import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { toActionState } from "~/improvement/plan/rules/actions";
import type { Context } from "~/platform/context";
import { readAllLatest } from "./latest.server";
import { actionsStatement, type NamedAction, toActions } from "./queries.server";
import { type ActionView, type PlanView, type ViewedIn, viewAction, viewPlan } from "./view";
import { viewForecasts } from "./what-if-view";

/** The company's plan, narrowed down as the URL asks, with what it would give. */
export async function openPlan(ctx: Context, user: CurrentUser, query: URLSearchParams): Promise<PlanView> {
  const [found, latest] = await Promise.all([actionsStatement(ctx, user.companyId), readAllLatest(ctx, user)]);
  const actions = toActions(found);
  const choice = { state: toActionState(query.get("state")), person: query.get("person") || null };
  return viewPlan(await viewActions(ctx, user, actions), choice, viewForecasts(latest, actions, user.language));
}

/** Actions in the reader's language, each worded as in the version of the questionnaire that it was planned from. */
export async function viewActions(
  ctx: Context,
  { language, timeZone }: Pick<CurrentUser, "language" | "timeZone">,
  actions: readonly NamedAction[],
): Promise<ActionView[]> {
  const versions = [...new Set(actions.map(({ catalogueVersion }) => catalogueVersion))];
  const catalogues = new Map<string, Catalogue>();
  for (const version of versions) catalogues.set(version, await getCatalogue(ctx, version));
  const shown: ViewedIn = { catalogues, language, timeZone, now: ctx.clock(), seal: (id) => ctx.ids.seal(id) };
  return actions.map((action) => viewAction(action, shown));
}
