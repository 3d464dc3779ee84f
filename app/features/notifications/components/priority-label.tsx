import { useTranslation } from "react-i18next";
import type { Priority } from "~/domain/notifications/types";
import { cx } from "~/ui/cx";

/** The specification's danger, warning, info and secondary (accounts 9), each with its word. */
const LOOKS: Record<Priority, string> = {
  URGENT: "bg-danger-soft text-danger",
  HIGH: "bg-attention-soft text-attention",
  MEDIUM: "bg-accent-soft text-accent",
  LOW: "bg-sunk text-ink-2",
};

export function PriorityLabel({ priority }: { priority: Priority }) {
  const { t } = useTranslation("notifications");
  return (
    <span className={cx("shrink-0 rounded-xs px-1.5 text-small font-semibold", LOOKS[priority])}>
      {t(`priorities.${priority}`)}
    </span>
  );
}
