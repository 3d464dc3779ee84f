import { useTranslation } from "react-i18next";
import { useKind } from "./use-kind";

/** What the kind of the assessment is called whose page is shown. */
export function useAssessmentName(): string {
  const { t } = useTranslation("common");
  return t(`kinds.${useKind()}.name`);
}
