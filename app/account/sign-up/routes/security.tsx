import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getSecurity, type SignOutScope, signOutElsewhere } from "~/account/password/own-sessions.server";
import { toLogin } from "~/account/password/sign-out.server";
import { AccountGuards } from "~/account/sign-up/components/account-guards";
import { SecurityEvents } from "~/account/sign-up/components/security-events";
import { SessionList } from "~/account/sign-up/components/session-list";
import { SignOutDialog, type SignOutProblem } from "~/account/sign-up/components/sign-out-dialog";
import { useDeviceName } from "~/foundation/identity/components/device-name";
import { requireUser } from "~/foundation/identity/session.server";
import { timeZoneOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, refusedWith } from "~/foundation/web/wait";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [security, title] = await Promise.all([
    getSecurity(kompas, user),
    pageTitle(kompas, request, "security", "title"),
  ]);
  const query = new URL(request.url).searchParams;
  const asked = security.sessions.find(({ id, isCurrent }) => id === query.get("session") && !isCurrent) ?? null;
  const dialog = query.get("dialog");
  const asks = dialog === "everywhere" ? "everywhere" : dialog === "device" && asked ? "device" : null;
  // The link names a device that is already signed out.
  if (dialog === "device" && !asked) return leave("deviceGone");
  const frame: PageFrame = { dialogOpen: asks !== null };
  return { ...security, asks, asked, now: kompas.clock(), timeZone: timeZoneOf(kompas), frame, title };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const scope = scopeOf(form);
  const refuse = (problem: SignOutProblem, retryAfter = 0) =>
    data({ problem, scope: scope.scope }, refusedWith(retryAfter));

  const password = String(form.get("password") ?? "");
  if (password === "") return refuse({ reason: "password-missing" });
  const done = await signOutElsewhere(kompas, request, user, { ...scope, password });
  if (done.ok) {
    if (scope.scope === "all" || (scope.scope === "one" && scope.sessionId === user.sessionId)) {
      return toLogin(kompas, request, "everywhereSignedOut");
    }
    return leave(scope.scope === "one" ? "deviceSignedOut" : "othersSignedOut");
  }
  if (done.reason === "not-found") return leave("deviceGone");
  if (done.reason === "password-wrong") return refuse({ reason: done.reason });
  return refuse({ reason: "tooMany", minutes: inMinutes(done.retryAfterSeconds) }, done.retryAfterSeconds);
}

/** What the form asks to sign out. Unless it says "all", the user stays signed in here. */
function scopeOf(form: FormData): SignOutScope {
  const scope = form.get("scope");
  if (scope === "one") return { scope, sessionId: String(form.get("session")) };
  return { scope: scope === "all" ? "all" : "others" };
}

const leave = (flash: FlashKey) => redirectWithFlash("/user/security", flash);

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Security() {
  const { t } = useTranslation("security");
  const { sessions, events, asks, asked, now, timeZone, ...guards } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const nameOf = useDeviceName();
  return (
    <>
      <div {...inertWhile(asks !== null)}>
        <PageHeader title={t("title")} lead={t("lead")} />
        <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-12">
          <div className="grid gap-8">
            <SessionList sessions={sessions} now={now} />
            <SecurityEvents events={events} timeZone={timeZone} />
          </div>
          <AccountGuards {...guards} />
        </div>
      </div>
      {asks ? (
        <SignOutDialog
          device={asks === "device" && asked ? { id: asked.id, name: nameOf(asked) } : null}
          scope={answer?.scope === "all" ? "all" : "others"}
          problem={answer?.problem ?? null}
        />
      ) : null}
    </>
  );
}
