import { useTranslation } from "react-i18next";
import type { AssessmentStanding } from "~/core/level";

/** Names how far a company is with an assessment: "Has a draft", "Level: Leader". */
export function useStandingName() {
  const { t } = useTranslation(["announcements", "common"]);
  return (standing: AssessmentStanding) =>
    standing === "none" || standing === "draft"
      ? t(`standings.${standing}`)
      : t("standings.level", { level: t(`common:levels.${standing}`) });
}
