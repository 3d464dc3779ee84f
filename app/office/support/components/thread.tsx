import type { ReactNode } from "react";

/** Something written in a question's thread; what the office wrote stands out. `heading` says who wrote it and when. */
export function Written({ heading, text, isOffice }: { heading: ReactNode; text: string; isOffice: boolean }) {
  return (
    <div className={isOffice ? "rounded-s bg-sunk p-4" : undefined}>
      <p className="text-small text-ink-3">{heading}</p>
      <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
