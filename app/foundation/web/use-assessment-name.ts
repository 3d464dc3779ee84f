import { useTranslation } from "react-i18next";
import { kindOfPath } from "~/core/addresses/assessment";
import { useKind } from "./use-kind";

/** What the kind of the assessment is called whose page is shown. */
export function useAssessmentName(): string {
  const { t } = useTranslation("common");
  return t(`kinds.${useKind()}.name`);
}

/** The same of the assessment that an address leads to, for what is drawn without its page. */
export function useNameOf(path: string): string {
  const { t } = useTranslation("common");
  return t(`kinds.${kindOfPath(path)}.name`);
}
