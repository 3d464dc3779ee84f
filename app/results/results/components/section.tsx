import type { ReactNode } from "react";

/** A part of the results page under its own heading. */
export function ResultsSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-8">
      <h2 id={id}>{title}</h2>
      {lead ? <p className="keep mt-1.5 max-w-measure break-after-avoid text-ink-2">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
