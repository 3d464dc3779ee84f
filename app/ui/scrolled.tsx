import type { ReactNode } from "react";

/** What is wider than a phone and scrolls there. A group, not a landmark: a page has more of them than anybody would jump to. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="table-scroll mt-4">
      {children}
    </div>
  );
}
