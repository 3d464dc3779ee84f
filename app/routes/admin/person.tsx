import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toLogin } from "~/features/account/sign-out.server";
import { endSessionsOf } from "~/features/admin/end-sessions.server";
import { type PersonAct, PersonPage } from "~/features/admin/people/detail-page";
import { openPerson } from "~/features/admin/people/find.server";
import { removeSecondStep } from "~/features/admin/people/second-step.server";
import { readReason } from "~/features/admin/reason";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectWithFlash } from "~/features/web/redirect.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const person = await openPerson(kompas, user, params.id ?? "");
  if (!person) throw data({ reason: "notFound" }, { status: 404 });
  const dialog = new URL(request.url).searchParams.get("dialog");
  const possible: PersonAct[] = [
    ...(person.sessions > 0 ? (["sign-out"] as const) : []),
    ...(person.canRemoveSecondStep ? (["second-step"] as const) : []),
  ];
  const asked = possible.find((act) => act === dialog) ?? null;
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
  const intent = form.get("intent");
  const id = params.id ?? "";
  if (intent !== "sign-out" && intent !== "second-step") throw new Response(null, { status: 400 });
  const given = readReason(form);
  const isUnchecked = intent === "second-step" && form.get("checked") !== "yes";
  if (!given.ok || isUnchecked) {
    const reason = given.ok ? { typed: given.reason, error: "" } : given.refused;
    return data({ refused: { reason, isUnchecked } }, { status: 400 });
  }
  const here = `/admin/people/${id}`;
  if (intent === "second-step") {
    const isDone = await removeSecondStep(kompas, user, id, given.reason);
    return redirectWithFlash(here, isDone ? "secondStepRemoved" : "officeOvertaken");
  }
  const done = await endSessionsOf(kompas, request, user, id, given.reason);
  if (done.ok && id === user.id) return toLogin("everywhereSignedOut");
  return done.ok
    ? redirectWithFlash(here, "accountSignedOut", { number: done.ended })
    : redirectWithFlash(here, "sessionsGone");
}

export { pageHeaders as headers, pageMeta as meta } from "~/features/web/page-exports";

export default function Person() {
  const { person, asked } = useLoaderData<typeof loader>();
  return <PersonPage person={person} asked={asked} refused={useActionData<typeof action>()?.refused ?? null} />;
}
