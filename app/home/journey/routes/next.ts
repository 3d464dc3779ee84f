import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { judgeOpening, newestDraftStatement } from "~/assessment/answers/queries.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { requireUser } from "~/foundation/identity/session.server";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Leads to the next step: the draft that the user may answer, or home, which says what else is next. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  // Those who look after others begin with them.
  if (user.isAdministrator || user.isCorporate) return redirectTo("/user/history");
  const opened = await judgeOpening<[]>(kompas, user, "answer", [await newestDraftStatement(kompas, user.companyId)]);
  if (!opened.ok) return redirectTo("/user/history");
  const { kind, id } = opened.assessment;
  return redirectTo(assessmentPaths(kind, kompas.ids.seal(id)).resume);
}
