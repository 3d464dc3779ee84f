import { useTranslation } from "react-i18next";
import type { AUDIENCE_STANDINGS } from "~/foundation/notifications/rules/announcements";

/** Names how far a company is with an assessment: "Has a draft", "Level: Leader". */
export function useStandingName() {
  const { t } = useTranslation(["announcements", "common"]);
  return (standing: (typeof AUDIENCE_STANDINGS)[number]) =>
    standing === "none" || standing === "draft"
      ? t(`standings.${standing}`)
      : t("standings.level", { level: t(`common:levels.${standing}`) });
}
