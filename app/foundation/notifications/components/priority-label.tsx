import { useTranslation } from "react-i18next";
import { isPressing } from "~/foundation/notifications/rules/policy";
import type { Priority } from "~/foundation/notifications/rules/types";
import { cx } from "~/ui/cx";

/** The specification's danger and warning (accounts 9), each with its word. */
const LOOKS = { URGENT: "bg-danger-soft text-danger", HIGH: "bg-attention-soft text-attention" };

/** Marks HIGH and URGENT entries only. */
export function PriorityLabel({ priority }: { priority: Priority }) {
  const { t } = useTranslation("frame");
  if (!isPressing(priority)) return null;
  return (
    <span className={cx("shrink-0 rounded-xs px-1.5 text-small font-semibold", LOOKS[priority])}>
      {t(`priorities.${priority}`)}
    </span>
  );
}
