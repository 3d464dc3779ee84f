import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icons";

/** Further text that the reader can unfold. */
export function Disclosure({
  summary,
  children,
  open = false,
  tone = "accent",
  flush = false,
  className,
}: {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  tone?: "quiet" | "accent";
  flush?: boolean;
  className?: string;
}) {
  return (
    <details open={open} className={cx("fold print-open", className)}>
      <summary className={cx("fold-head", tone === "accent" ? "font-semibold text-accent" : "text-ink-2")}>
        <Icon name="chevron-down" className="chevron mt-0.5" />
        <span>{summary}</span>
      </summary>
      <div className={cx("pt-1 pb-2 text-ink-2", !flush && "ps-7 print:ps-0")}>{children}</div>
    </details>
  );
}
