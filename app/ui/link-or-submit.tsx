import type { ReactNode } from "react";

/** Where a part of a longer task leads: a page, or a button of the form that must be saved before the user leaves it. */
export type Destination = { href: string } | { form: string; name: string; value: string };

/** A link, or a submit button that does the same and saves what the user typed. */
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
  /** Begins with the visible words and says more. */
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
