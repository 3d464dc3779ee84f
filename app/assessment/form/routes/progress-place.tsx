import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findNewest } from "~/assessment/answers/newest.server";
import { refusal } from "~/assessment/answers/open-id.server";
import { assessmentPaths, historyPath, startPath } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Redirects to the page of the company's own Progress Assessment that the URL names. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const { draft, completed } = await findNewest(kompas, user, PROGRESS);
  const pathsOf = (id: string | null) => (id === null ? null : assessmentPaths(PROGRESS, kompas.ids.seal(id)));
  const history = historyPath(PROGRESS);
  const places: Record<string, string | undefined> = {
    new: startPath(PROGRESS),
    history,
    questions: pathsOf(draft)?.form ?? history,
    reports: pathsOf(completed)?.results ?? history,
    documents: pathsOf(draft ?? completed)?.documents ?? history,
  };
  const place = Object.hasOwn(places, params.page ?? "") ? places[params.page ?? ""] : undefined;
  if (!place) throw refusal("not-found");
  return redirectTo(place);
}

/** Never rendered. It makes this route a page, so that an invalid link gets the error page. */
export default function ProgressPlace() {
  return null;
}
