import { useTranslation } from "react-i18next";
import type { AnnouncementView } from "~/features/announcements/view.server";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { AskDialog } from "~/ui/ask-dialog";
import type { Asked } from "./detail-page";

/** The question before an announcement is sent or a draft deleted. */
export function AskAnnouncement({
  view: { title, people },
  asked,
  here,
}: {
  view: AnnouncementView;
  asked: NonNullable<Asked>;
  here: string;
}) {
  const { t } = useTranslation(["announcements", "common"]);
  const number = wholeNumber(people, useLanguage());
  return (
    <AskDialog
      id={`${asked}-announcement`}
      title={t(`${asked}.title`)}
      action={here}
      intent={asked}
      back={t("keep")}
      confirm={asked === "send" ? t("send.submit", { count: people, number }) : t("delete.submit")}
      variant={asked === "send" ? "primary" : "danger"}
      closeHref={here}
      closeLabel={t("common:shell.close")}
    >
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-2">{asked === "send" ? t("send.text", { count: people, number }) : t("delete.text")}</p>
    </AskDialog>
  );
}
