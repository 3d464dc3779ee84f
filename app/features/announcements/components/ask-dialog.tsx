import { useTranslation } from "react-i18next";
import type { AnnouncementView } from "~/features/announcements/view.server";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Asked } from "./detail-page";

/** The question before an announcement is sent or a draft deleted. */
export function AskDialog({
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
    <Dialog
      id={`${asked}-announcement`}
      title={t(`${asked}.title`)}
      closeHref={here}
      closeLabel={t("common:shell.close")}
      actions={
        <>
          <ButtonLink href={here}>{t("keep")}</ButtonLink>
          <form method="post" action={here} className="grid">
            <Button variant={asked === "send" ? "primary" : "danger"} name="intent" value={asked}>
              {asked === "send" ? t("send.submit", { count: people, number }) : t("delete.submit")}
            </Button>
          </form>
        </>
      }
    >
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-2">{asked === "send" ? t("send.text", { count: people, number }) : t("delete.text")}</p>
    </Dialog>
  );
}
