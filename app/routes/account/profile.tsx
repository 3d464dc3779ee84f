import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireUser } from "~/features/account/session.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { PageHeader } from "~/ui/shell";

/** The profile; its dialogs are child routes that stand over it. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireUser(kompas, request);
  return { title: await pageTitle(kompas, request, "profile", "title") };
}

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function Profile() {
  const { t } = useTranslation("profile");
  return (
    <>
      <PageHeader title={t("title")} />
      <Outlet />
    </>
  );
}
