import { useTranslation } from "react-i18next";
import type { FaultView } from "../view";

/** What is wrong, in words. */
export function useRuleWords(): (fault: Pick<FaultView, "rule" | "values">) => string {
  const { t } = useTranslation("questionnaires");
  return ({ rule, values }) => t(`rules.${rule}`, values);
}
