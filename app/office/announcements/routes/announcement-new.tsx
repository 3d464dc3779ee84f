import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { AnnouncementForm } from "~/office/announcements/components/announcement-form";
import { addAnnouncement } from "~/office/announcements/drafts.server";
import { answerForm } from "~/office/announcements/save-form.server";
import { listAudienceChoices } from "~/office/announcements/view.server";

const LIST = "/admin/announcements";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return {
    choices: await listAudienceChoices(kompas, user.language),
    title: await pageTitle(kompas, request, "announcements", "form.newTitle"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return answerForm(await request.formData(), (input) => addAnnouncement(kompas, user, input), LIST);
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function NewAnnouncement() {
  const { t } = useTranslation("announcements");
  const { choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage current="announcements" title={t("form.newTitle")}>
      <AnnouncementForm choices={choices} lastResult={answer?.result} cancelHref={LIST} />
    </AdminPage>
  );
}
