import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { kindOfPath } from "~/domain/kinds/paths";

/** What the kind of the assessment is called whose page is shown. */
export function useAssessmentName(): string {
  const { t } = useTranslation("common");
  return t(`kinds.${kindOfPath(useLocation().pathname)}.name`);
}
