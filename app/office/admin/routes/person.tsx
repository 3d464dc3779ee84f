import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toLogin } from "~/account/password/sign-out.server";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { CHECKED } from "~/office/admin/components/checked-field";
import { endSessionsOf } from "~/office/admin/end-sessions.server";
import { isPossible, needsCheck, toPersonAct } from "~/office/admin/people/acts";
import { confirmProposal, proposeAdministrator, withdrawProposal } from "~/office/admin/people/administrators.server";
import { PersonPage } from "~/office/admin/people/detail-page";
import { openPerson } from "~/office/admin/people/find.server";
import { changeRoleAsOffice } from "~/office/admin/people/role.server";
import { removeSecondStep } from "~/office/admin/people/second-step.server";
import { readReason } from "~/office/admin/reason";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const person = await openPerson(kompas, user, params.id ?? "");
  if (!person) throw data({ reason: "notFound" }, { status: 404 });
  const act = toPersonAct(new URL(request.url).searchParams.get("dialog"));
  const asked = act && isPossible(person, act) ? act : null;
  return {
    person,
    asked,
    frame: { dialogOpen: asked !== null } satisfies PageFrame,
    title: `${person.username} · Kompas`,
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const act = toPersonAct(form.get("intent"));
  const id = params.id ?? "";
  if (!act) throw new Response(null, { status: 400 });
  const given = readReason(form);
  const isUnchecked = needsCheck(act) && form.get(CHECKED.name) !== CHECKED.value;
  if (!given.ok || isUnchecked) {
    const reason = given.ok ? { typed: given.reason, error: "" } : given.refused;
    return data({ refused: { reason, isUnchecked } }, { status: 400 });
  }
  const here = `/admin/people/${id}`;
  const { reason } = given;
  if (act === "second-step") {
    const isDone = await removeSecondStep(kompas, user, id, reason);
    return redirectWithFlash(here, isDone ? "secondStepRemoved" : "officeOvertaken");
  }
  if (act === "administrator-propose") {
    // The dialog names what it proposes: a person whose role has changed meanwhile is not what was seen.
    const isGiven = form.get("given") === "yes";
    const done = await proposeAdministrator(kompas, user, { personId: id, isGiven, reason });
    return redirectWithFlash(here, done.ok ? "administratorProposed" : "officeOvertaken");
  }
  if (act === "administrator-confirm" || act === "administrator-withdraw") {
    const seen = { personId: id, proposalId: String(form.get("proposal") ?? ""), reason };
    if (act === "administrator-withdraw")
      return redirectWithFlash(
        here,
        (await withdrawProposal(kompas, user, seen)) ? "proposalWithdrawn" : "officeOvertaken",
      );
    const done = await confirmProposal(kompas, user, seen);
    if (!done.ok) return redirectWithFlash(here, "officeOvertaken");
    // Without the role there is no such page any more.
    const next = id === user.id ? "/user/history" : here;
    return redirectWithFlash(next, done.isGiven ? "administratorMade" : "administratorEnded");
  }
  if (act !== "sign-out") {
    const done = await changeRoleAsOffice(kompas, user, { personId: id, role: act, reason });
    return redirectWithFlash(here, done.ok ? "roleChanged" : "officeOvertaken");
  }
  const done = await endSessionsOf(kompas, request, user, id, reason);
  if (done.ok && id === user.id) return toLogin(kompas, request, "everywhereSignedOut");
  return done.ok
    ? redirectWithFlash(here, "accountSignedOut", { number: done.ended })
    : redirectWithFlash(here, "sessionsGone");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Person() {
  const { person, asked } = useLoaderData<typeof loader>();
  return <PersonPage person={person} asked={asked} refused={useActionData<typeof action>()?.refused ?? null} />;
}
