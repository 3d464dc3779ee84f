import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { listReplaced } from "~/assessment/deadlines/list-chosen.server";
import { findDeadlines } from "~/assessment/deadlines/queries.server";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { firstNames, MAX_CHOSEN } from "~/assessment/deadlines/rules/chosen";
import { dueDays, REMINDER_DAYS } from "~/assessment/deadlines/rules/deadline";
import { setForChosen } from "~/assessment/deadlines/set-chosen.server";
import { DATES_PATH, memberOfKindPath, membersPath } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { joinNames, longDate } from "~/i18n/format";
import { findChosen } from "~/network/members/chosen.server";
import { type SetAnswer, SetDatePage } from "~/network/members/components/set-date-page";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";

export const handle = { enhance: true };

/** The names that the head of the page says. */
const MAX_NAMED = 3;

/** The form that asks the companies which the address names for an assessment by a day: ticked ones, or all of a list. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { user, chosen, kind, here } = await openPage(kompas, request);
  if (chosen.length === 0) return redirectWithFlash(membersPath(kind), "nobodyChosen");
  const asked = chosen.slice(0, MAX_CHOSEN);
  const ids = asked.map(({ companyId }) => companyId);
  const [replaced, ...general] = await Promise.all([
    listReplaced(kompas, user.companyId, ids),
    ...KINDS_OF_ASSESSMENTS.map((each) => findDeadlines(kompas, user, each)),
  ]);
  const names = asked.map(({ company }) => company);
  const [only] = asked;
  return {
    here,
    back: asked.length === 1 && only ? memberOfKindPath(kind, kompas.ids.seal(only.companyId)) : membersPath(kind),
    kind,
    names,
    first: firstNames(names, MAX_NAMED),
    isTooMany: chosen.length > MAX_CHOSEN,
    now: [
      ...replaced.map((date) => ({
        kind: date.kind,
        date: longDate(date.dueOn, user.language),
        companies: date.companies,
      })),
      ...general.flatMap(({ kind: of, members }) =>
        members ? [{ kind: of, date: longDate(members.dueOn, user.language), companies: null }] : [],
      ),
    ],
    days: joinNames(REMINDER_DAYS.map(String), user.language),
    ...dueDaysAs(kompas, user.timeZone),
    title: await pageTitle(kompas, request, "deadlines", "chosen.title"),
  };
}

function dueDaysAs(ctx: Context, timeZone: string) {
  const { first, last } = dueDays(ctx.clock(), timeZone);
  return { firstDay: first, lastDay: last };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const { user, chosen, kind } = await openPage(kompas, request);
  if (chosen.length === 0) return redirectWithFlash(membersPath(kind), "nobodyChosen");
  const form = await request.formData();
  const typed = { kind: toKind(String(form.get("kind"))), dueOn: String(form.get("dueOn") ?? "") };
  const companyIds = chosen.map(({ companyId }) => companyId);
  const verdict = await setForChosen(kompas, user, { ...typed, companyIds });
  if (verdict.ok) return redirectWithFlash(DATES_PATH, "dateSet", { number: verdict.set });
  const { reason } = verdict;
  if (reason === "forbidden") throw refusal("forbidden");
  if (reason === "too-many-requests") {
    const minutes = inMinutes(verdict.retryAfterSeconds);
    return data<SetAnswer>({ typed, reason, minutes }, toWait(verdict.retryAfterSeconds));
  }
  return data<SetAnswer>({ typed, reason, minutes: 0 }, { status: 422 });
}

async function openPage(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!maySetDeadline(user, "members")) throw refusal("forbidden");
  const { pathname, search, searchParams } = new URL(request.url);
  const kind = toKind(searchParams.get("list"));
  return { user, kind, chosen: await findChosen(ctx, user, kind, searchParams), here: pathname + search };
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function SetDate() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <SetDatePage {...page} answer={useActionData<typeof action>() ?? null} />;
}
