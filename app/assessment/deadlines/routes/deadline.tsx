import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findChoices } from "~/assessment/deadlines/choices.server";
import { backPath, DeadlinePage } from "~/assessment/deadlines/components/deadline-page";
import { findDeadlines } from "~/assessment/deadlines/queries.server";
import { DEADLINE_SCOPES, maySetDeadline } from "~/assessment/deadlines/rules/access";
import { COME_BACK_DAYS, OTHER_DAY } from "~/assessment/deadlines/rules/come-back";
import { dueDays, REMINDER_DAYS } from "~/assessment/deadlines/rules/deadline";
import { removeDeadline, setDeadline } from "~/assessment/deadlines/set.server";
import { toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { joinNames } from "~/i18n/format";
import type { Context } from "~/platform/context";

export const handle = { enhance: true };

/** The user, if they may set the date; throws 403 otherwise. Throws 404 for an unknown scope. */
async function requireSetter(ctx: Context, request: Request, scope: string | undefined) {
  const known = DEADLINE_SCOPES.find((each) => each === scope);
  if (!known) throw new Response(null, { status: 404 });
  const user = await requireUser(ctx, request);
  if (!maySetDeadline(user, known)) throw new Response(null, { status: 403 });
  return { user, scope: known, kind: toKind(new URL(request.url).searchParams.get("kind")) };
}

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, scope, kind } = await requireSetter(kompas, request, params.scope);
  const set = (await findDeadlines(kompas, user, kind))[scope];
  const asks = set !== null && new URL(request.url).searchParams.get("dialog") === "remove";
  const now = kompas.clock();
  return {
    scope,
    kind,
    dueOn: set?.dueOn ?? "",
    isSet: set !== null,
    choices: scope === "next" ? await findChoices(kompas, user, kind, set?.dueOn ?? null) : null,
    ...dueDays(now, user.timeZone),
    days: scope === "next" ? String(COME_BACK_DAYS[0]) : joinNames(REMINDER_DAYS.map(String), user.language),
    asks,
    frame: { dialogOpen: asks } satisfies PageFrame,
    title: await pageTitle(kompas, request, "deadlines", `${scope}.title`),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, scope, kind } = await requireSetter(kompas, request, params.scope);
  const form = await request.formData();
  const go = (flash: FlashKey) => redirectWithFlash(backPath(scope, kind), flash);
  if (form.get("intent") === "remove") {
    await removeDeadline(kompas, user, { scope, kind });
    return go("deadlineRemoved");
  }
  const typed = String(form.get("dueOn") ?? "");
  const choice = String(form.get("choice") ?? OTHER_DAY);
  const dueOn = choice === OTHER_DAY ? typed : choice;
  const done = await setDeadline(kompas, user, { scope, kind }, dueOn);
  if (done.ok) return go("deadlineSaved");
  if (done.reason === "forbidden") throw new Response(null, { status: 403 });
  if (done.reason === "too-many-requests") {
    const minutes = inMinutes(done.retryAfterSeconds);
    return data({ problem: null, minutes, dueOn: typed, chosen: choice }, toWait(done.retryAfterSeconds));
  }
  // The field has the error, so it has to be seen.
  return data({ problem: done.reason, minutes: 0, dueOn, chosen: OTHER_DAY }, { status: 400 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Deadline() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const choices = loaded.choices && { ...loaded.choices, ...(answer && { chosen: answer.chosen }) };
  return <DeadlinePage {...loaded} problem={null} minutes={0} {...answer} choices={choices} />;
}
