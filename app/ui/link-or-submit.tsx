import type { ReactNode } from "react";

/** Where a part of a longer piece of work leads: a page, or a button of the form that must be kept before one leaves it. */
export type Destination = { href: string } | { form: string; name: string; value: string };

/** A link, or the submit button that does the same and keeps what was typed. */
export function LinkOrSubmit({
  to,
  current,
  className,
  label,
  children,
}: {
  to: Destination;
  current: boolean;
  className: string | undefined;
  /** Says more than its words, which it begins with. */
  label?: string;
  children: ReactNode;
}) {
  const shared = { className, "aria-label": label, "aria-current": current ? ("step" as const) : undefined };
  if ("href" in to) {
    return (
      <a href={to.href} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <button type="submit" {...to} {...shared}>
      {children}
    </button>
  );
}
