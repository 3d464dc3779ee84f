import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icons";

/** Content that folds only on a phone, or with `isWide` until there is room beside the page. Two of them share a row until one is opened. */
export function PhoneFold({
  summary,
  open = false,
  isWide = false,
  className,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details open={open} className={cx("fold phone-fold print:hidden", isWide && "is-wide", className)}>
      <summary className="min-h-11 items-center gap-2 rounded-s font-semibold text-accent">
        <Icon name="chevron-down" className="chevron" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
