import type { ReactNode } from "react";

/** Content that is wider than a phone and scrolls there. It is a group, not a landmark: a page has too many of them to jump between. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="table-scroll mt-4">
      {children}
    </div>
  );
}
