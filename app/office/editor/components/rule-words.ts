import { useTranslation } from "react-i18next";
import type { FaultView } from "../view";

/** Returns a function that describes a fault in words. */
export function useRuleWords(): (fault: Pick<FaultView, "rule" | "values">) => string {
  const { t } = useTranslation("questionnaires");
  return ({ rule, values }) => t(`rules.${rule}`, values);
}
