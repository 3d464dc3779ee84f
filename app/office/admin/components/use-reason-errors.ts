import { useTranslation } from "react-i18next";
import { REASON } from "~/core/office-acts";
import type { RefusedReason } from "../reason";

const KEYS = ["reason.missing", "reason.short", "reason.long"] as const;

/** The error messages for a refused reason. */
export function useReasonErrors(refused: RefusedReason | null): string[] {
  const { t } = useTranslation("office");
  const key = KEYS.find((each) => each === refused?.error);
  return key ? [t(key, REASON)] : [];
}
