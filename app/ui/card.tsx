import type { ReactNode } from "react";
import { Contours } from "./contours";
import { cx } from "./cx";

type CardElement = "div" | "section" | "article" | "li" | "aside";

/** A card on the page's background. A page break never splits it. */
export function Card({
  as: Element = "div",
  className,
  children,
  padded = false,
}: {
  as?: CardElement;
  className?: string;
  children?: ReactNode;
  padded?: boolean;
}) {
  return (
    <Element
      className={cx("card rounded-card border border-line bg-surface shadow-card", padded && "p-5 sm:p-7", className)}
    >
      {children}
    </Element>
  );
}

/** The look of one part of a card that has no padding of its own. */
export const CARD_SECTION = "keep border-b border-line p-5 last:border-b-0 sm:px-7 sm:py-6.5";

export function CardSection({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(CARD_SECTION, className)}>{children}</div>;
}

/** What will be here, and the one next step. With `heading="h1"` its title is the title of a page that has no other. */
export function EmptyState({
  title,
  heading: Heading = "h2",
  children,
  action,
}: {
  title: string;
  heading?: "h1" | "h2" | "h3";
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <Contours />
      <Heading className="mt-3">{title}</Heading>
      {children ? <div className="mt-2 max-w-[52ch] text-ink-2">{children}</div> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
