import { createContext, useContext, useState } from "react";

/** Markup that a page's document has once: by the mark that stands for it in the data of a page that hydrates. */
export type KeptMarkup = Map<string, string>;

/** The markup of the document that is being rendered; null in the browser. */
export const MarkupContext = createContext<KeptMarkup | null>(null);

const MARK = /^markup-\d+$/;

/** Keeps markup for the document and returns its mark. Where there is no document, because only data was asked for, returns it as it is. */
export function keepMarkup(kept: KeptMarkup | null, html: string): string {
  if (!kept) return html;
  const mark = `markup-${kept.size}`;
  kept.set(mark, html);
  return mark;
}

/** A box with markup that the server's own components made, or with what its mark stands for. */
export function MarkupBox({ html, className }: { html: string; className?: string }) {
  const kept = useContext(MarkupContext);
  const isMark = MARK.test(html);
  // The browser finds it where the document has it.
  const [found] = useState(() =>
    isMark && !kept && typeof document !== "undefined" ? document.getElementById(html)?.innerHTML : undefined,
  );
  const shown = isMark ? (kept?.get(html) ?? found ?? "") : html;
  return (
    <div
      id={isMark ? html : undefined}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own components made it
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
