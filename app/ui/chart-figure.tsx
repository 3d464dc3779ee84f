import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";

/** A chart with its title, and the same numbers as a table below it. */
export function ChartFigure({
  title,
  description,
  children,
  tableSummary,
  table,
}: {
  title: string;
  description?: string;
  children: ReactNode;
  tableSummary: string;
  table: ReactNode;
}) {
  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
        {description ? <p className="mt-1 max-w-measure text-ink-3">{description}</p> : null}
      </figcaption>
      <div className="mt-4 [&_svg]:h-auto [&_svg]:max-w-full">{children}</div>
      <div className="mt-2">
        <Disclosure summary={tableSummary} tone="quiet" flush>
          {table}
        </Disclosure>
      </div>
    </figure>
  );
}
