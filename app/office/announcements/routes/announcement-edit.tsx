import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { AnnouncementForm } from "~/office/announcements/components/announcement-form";
import { changeAnnouncement, findAnnouncement } from "~/office/announcements/drafts.server";
import { answerForm } from "~/office/announcements/save-form.server";
import { toFields } from "~/office/announcements/schema";
import { listAudienceChoices } from "~/office/announcements/view.server";

export const handle = { enhance: true };

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const announcement = await findAnnouncement(kompas, params.id ?? "");
  if (!announcement) throw data({ reason: "notFound" }, { status: 404 });
  const here = `/admin/announcements/${announcement.id}`;
  if (announcement.state !== "draft") return redirectTo(here);
  return {
    here,
    values: toFields(announcement),
    choices: await listAudienceChoices(kompas, user.language),
    title: await pageTitle(kompas, request, "announcements", "form.editTitle"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const id = params.id ?? "";
  if (!(await findAnnouncement(kompas, id))) throw data({ reason: "notFound" }, { status: 404 });
  return answerForm(
    await request.formData(),
    async (input) => ((await changeAnnouncement(kompas, user, id, input)).ok ? id : null),
    `/admin/announcements/${id}`,
  );
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function EditAnnouncement() {
  const { t } = useTranslation("announcements");
  const { here, values, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage current="announcements" title={t("form.editTitle")}>
      <AnnouncementForm values={values} choices={choices} lastResult={answer?.result} cancelHref={here} />
    </AdminPage>
  );
}
