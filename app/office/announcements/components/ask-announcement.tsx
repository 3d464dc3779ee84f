import { useTranslation } from "react-i18next";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { AnnouncementView } from "~/office/announcements/view.server";
import { AskDialog } from "~/ui/ask-dialog";
import type { Asked } from "./detail-page";

/** Asks for confirmation before an announcement is sent, its sending is stopped, or a draft is deleted. */
export function AskAnnouncement({
  view: { title, people, reached },
  asked,
  here,
}: {
  view: AnnouncementView;
  asked: NonNullable<Asked>;
  here: string;
}) {
  const { t } = useTranslation(["announcements", "common"]);
  const count = asked === "stop" ? reached : people;
  const counted = { count, number: wholeNumber(count, useLanguage()) };
  return (
    <AskDialog
      id={`${asked}-announcement`}
      title={t(`${asked}.title`)}
      action={here}
      intent={asked}
      back={asked === "stop" ? t("stop.keep") : t("keep")}
      confirm={t(`${asked}.submit`, counted)}
      variant={asked === "send" ? "primary" : "danger"}
      closeHref={here}
      closeLabel={t("common:shell.close")}
    >
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-2">{t(`${asked}.text`, counted)}</p>
    </AskDialog>
  );
}
