import type { ReactNode } from "react";
import { cx } from "./cx";

interface Props {
  href: string;
  current: boolean;
  /** Its words may take several lines on a phone, where it does not stand in a row that scrolls. */
  wraps?: boolean;
  children: ReactNode;
}

/** A small link that narrows a list; the current one takes itself off. */
export function Tag({ href, current, wraps = false, children }: Props) {
  return (
    <a
      href={href}
      aria-current={current ? "true" : undefined}
      className={cx(
        "flex min-h-11 items-center rounded-full border px-4 py-1 text-small leading-tight no-underline",
        !wraps && "max-sm:whitespace-nowrap",
        current
          ? "border-accent bg-accent-soft font-semibold text-accent"
          : "border-line-strong bg-surface text-ink-2 hover:border-ink-3 hover:text-ink",
      )}
    >
      {children}
    </a>
  );
}
