import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PreferencesPanel } from "~/account/inbox/components/preferences-panel";
import { AddressReminder, StoppedNotice } from "~/account/sign-up/components/address-reminder";
import { mayStartAssessment } from "~/assessment/answers/rules/access";
import { toKind } from "~/core/kinds/kind";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { requireUser } from "~/foundation/identity/session.server";
import { readDigestChoice, readPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import { completePreferences } from "~/foundation/notifications/rules/policy";
import { findStop } from "~/foundation/notifications/suppressions.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { attempt } from "~/foundation/web/attempt.server";
import { frameOf } from "~/foundation/web/page-handle";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { toWait } from "~/foundation/web/wait";
import { AchievementsPanel } from "~/home/profile/components/achievements-panel";
import { ProfileCard } from "~/home/profile/components/profile-card";
import { SubmissionsPanel, submissionsPath } from "~/home/profile/components/submissions-panel";
import { cancelEmailChange } from "~/home/profile/email-change.server";
import { getOwnProfile, loadTab, TABS, tabOf, toCard } from "~/home/profile/profile-page.server";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";

const PATH = "/user/profile";

export const handle = { reminds: true };

/** The profile. Its dialogs are child routes shown over it. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const { pathname, searchParams } = new URL(request.url);
  const tab = tabOf(searchParams);
  const page = askedPage(searchParams);
  const [profile, stop] = await Promise.all([getOwnProfile(kompas, user), findStop(kompas, user.email)]);
  // The tab is not visible behind a dialog, and the dialog needs the round trip.
  const asked = { tab, page, kind: toKind(searchParams.get("kind")) };
  const shown = pathname === PATH ? await loadTab(kompas, user, profile, asked) : null;
  if (shown?.tab === "submissions" && page > shown.pages) {
    throw redirectTo(submissionsPath(shown.kind, shown.pages));
  }
  const isWhole = shown?.tab !== "notifications" || shown.choices !== null;
  const loaded = {
    card: await toCard(kompas, user, profile),
    tabs: TABS.map((name) => ({ name, current: name === tab })),
    shown,
    canStart: mayStartAssessment(user),
    unconfirmed: mayReachOthers(user) ? null : user.email,
    stopped: stop ? { email: user.email, reason: stop.reason } : null,
    title: await pageTitle(kompas, request, "profile", "title"),
  };
  return data(loaded, isWhole ? 200 : 500);
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  if (form.get("intent") === "save-preferences") {
    const chosen = readPreferences(form);
    const wantsDigest = readDigestChoice(form);
    const save = () => savePreferences(kompas, user.id, chosen, wantsDigest);
    const saved = await attempt(kompas.log, "preferences-save", save);
    if (!saved.ok) return data({ unsaved: { preferences: completePreferences(chosen), wantsDigest } }, 500);
    if (!saved.value.ok) throw new Response(null, toWait(saved.value.retryAfterSeconds));
    return redirectWithFlash(`${PATH}?tab=notifications`, "preferencesSaved");
  }
  if (form.get("intent") !== "cancel-email") return redirectTo(PATH);
  await cancelEmailChange(kompas, user.id);
  return redirectWithFlash(PATH, "emailChangeCancelled");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Profile() {
  const { t } = useTranslation("profile");
  const { card, tabs, shown, canStart, unconfirmed, stopped } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>()?.unsaved;
  const isCovered = frameOf(useMatches()).dialogOpen ?? false;
  return (
    <>
      <div {...inertWhile(isCovered)}>
        <PageHeader title={t("title")} />
        {stopped || unconfirmed ? (
          <div className="mb-6">
            {stopped ? <StoppedNotice {...stopped} /> : <AddressReminder email={unconfirmed ?? ""} />}
          </div>
        ) : null}
        <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <ProfileCard card={card} />
          <div id="tabs" className="grid gap-6">
            <div>
              <Toggle
                label={t("tabs.label")}
                items={tabs.map(({ name, current }) => ({
                  // On a phone the tabs are below the card.
                  href: `${PATH}?tab=${name}#tabs`,
                  name: t(`tabs.${name}`),
                  current,
                }))}
              />
            </div>
            {shown?.tab === "notifications" ? (
              <PreferencesPanel choices={unsaved ?? shown.choices} isUnsaved={unsaved !== undefined} />
            ) : null}
            {shown?.tab === "submissions" ? <SubmissionsPanel shown={shown} canStart={canStart} /> : null}
            {shown?.tab === "achievements" ? <AchievementsPanel shown={shown} /> : null}
          </div>
        </div>
      </div>
      <Outlet />
    </>
  );
}
