import { createContext, type ReactNode, useContext } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";

/** The part that the page's address opens; null for none. */
export const OpenPart = createContext<string | null>(null);

/** A part of the results or of a report, folded under its heading. A jump to its id opens it, as does `?open=` with the id; on paper it is open. */
export function ResultsPart({
  id,
  title,
  aside,
  lead,
  className,
  children,
}: {
  id: string;
  title: string;
  /** The gist of the part, beside its title. */
  aside?: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const isOpen = useContext(OpenPart) === id;
  return (
    <details open={isOpen} className={cx("fold print-open border-b border-line print:border-0", className)}>
      <summary className="flex min-h-14 items-center gap-3 rounded-s py-2 hover:text-accent">
        <h2
          id={`${id}-title`}
          className="min-w-0 font-sans text-body font-semibold tracking-normal print:mt-8 print:font-serif print:text-title"
        >
          {title}
        </h2>
        {aside ? (
          <span className="ms-auto text-end text-small text-ink-3 tabular-nums print:hidden">{aside}</span>
        ) : null}
        <Icon name="chevron-down" className={cx("chevron text-ink-3", aside ? null : "ms-auto")} />
      </summary>
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 pb-8 print:pb-0">
        {lead ? <p className="keep max-w-measure break-after-avoid pb-5 text-ink-2">{lead}</p> : null}
        {children}
      </section>
    </details>
  );
}
