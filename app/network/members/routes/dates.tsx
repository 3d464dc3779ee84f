import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { listChosenDates } from "~/assessment/deadlines/list-chosen.server";
import { findDeadlines } from "~/assessment/deadlines/queries.server";
import { removeChosen } from "~/assessment/deadlines/remove-chosen.server";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { DATES_PATH } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { DatesPage } from "~/network/members/components/dates-page";
import { viewDates } from "~/network/members/dates-view";
import { maySeeMembers } from "~/network/membership/rules/members";

export const handle = { enhance: true };

/** The days by which the reader's company asks its members to finish: all of them, and chosen ones. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const [chosen, ...general] = await Promise.all([
    listChosenDates(kompas, user.companyId),
    ...KINDS_OF_ASSESSMENTS.map((kind) => findDeadlines(kompas, user, kind)),
  ]);
  const maySet = maySetDeadline(user, "members");
  const view = viewDates(general, chosen, { ...user, now: kompas.clock() });
  const asked = new URL(request.url).searchParams.get("remove");
  const removing = maySet ? (view.chosen.find(({ id }) => id === asked) ?? null) : null;
  return {
    view,
    maySet,
    removing,
    frame: { dialogOpen: removing !== null } satisfies PageFrame,
    title: await pageTitle(kompas, request, "deadlines", "dates.title"),
  };
}

/** Removes a day that is set for chosen companies. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!maySetDeadline(user, "members")) throw refusal("forbidden");
  const form = await request.formData();
  if (form.get("intent") !== "remove") throw refusal("not-found");
  await removeChosen(kompas, user, String(form.get("date") ?? ""));
  return redirectWithFlash(DATES_PATH, "deadlineRemoved");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Dates() {
  const { view, maySet, removing } = useLoaderData<typeof loader>();
  return <DatesPage view={view} maySet={maySet} removing={removing} />;
}
