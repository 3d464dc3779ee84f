import type { ReactNode } from "react";
import { cx } from "./cx";

/** A small link that narrows a list; the current one takes itself off. */
export function Tag({ href, current, children }: { href: string; current: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      aria-current={current ? "true" : undefined}
      className={cx(
        "flex min-h-11 items-center rounded-full border px-4 py-1 text-small leading-tight no-underline max-sm:whitespace-nowrap",
        current
          ? "border-accent bg-accent-soft font-semibold text-accent"
          : "border-line-strong bg-surface text-ink-2 hover:border-ink-3 hover:text-ink",
      )}
    >
      {children}
    </a>
  );
}
