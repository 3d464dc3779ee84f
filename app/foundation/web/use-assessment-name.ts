import { useTranslation } from "react-i18next";
import { kindOfPath } from "~/core/addresses/assessment";
import { useKind } from "./use-kind";

/** The name of the kind of the current page's assessment. */
export function useAssessmentName(): string {
  const { t } = useTranslation("common");
  return t(`kinds.${useKind()}.name`);
}

/** The same for the assessment at an address, for parts that render without its page. */
export function useNameOf(path: string): string {
  const { t } = useTranslation("common");
  return t(`kinds.${kindOfPath(path)}.name`);
}
