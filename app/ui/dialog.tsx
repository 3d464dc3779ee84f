import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icons";

/** Spread on the page's header, main and footer while a dialog is open, so that nothing behind it takes focus. */
export function inertWhile(open: boolean): { inert?: "" } {
  return open ? { inert: "" } : {};
}

/** A question over the page, opened by the server and closed by a link. Place it beside an inert main, never inside it. */
export function Dialog({
  id,
  title,
  closeHref,
  closeLabel,
  hasErrors = false,
  isWide = false,
  children,
  actions,
}: {
  id: string;
  title: string;
  closeHref: string;
  closeLabel: string;
  /** An error summary inside takes the focus instead of the dialog. */
  hasErrors?: boolean;
  /** For content that the user fills in or looks at rather than reads; on a phone it fills the page. `page` has room for a table. */
  isWide?: boolean | "page";
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div
      className={cx(
        "dialog-layer fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-veil p-4",
        // A field that takes the focus is scrolled clear of the buttons.
        actions ? "max-sm:scroll-pb-36" : null,
        isWide && "max-sm:place-items-stretch max-sm:bg-surface max-sm:p-0",
      )}
    >
      {isWide !== true && (
        // A click beside a question or a table closes it. One beside a form would lose what has been typed.
        // biome-ignore lint/a11y/useAnchorContent: only for the pointer; the link with a name is in the dialog
        <a href={closeHref} tabIndex={-1} aria-hidden className="fixed inset-0 cursor-default" />
      )}
      <dialog
        open
        id={id}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: a dialog takes focus when it opens
        autoFocus={!hasErrors}
        className={cx(
          isWide === "page" ? "max-w-page" : isWide ? "max-w-narrow" : "max-w-field",
          isWide && "max-sm:rounded-none max-sm:shadow-none",
          "relative m-0 w-full rounded-card bg-surface p-5 text-ink shadow-float outline-none sm:p-7",
        )}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`}>{title}</h2>
          <a
            href={closeHref}
            aria-label={closeLabel}
            data-close
            className="-mt-2 -me-2 grid size-11 shrink-0 place-items-center rounded-s text-ink-2 hover:bg-sunk"
          >
            <Icon name="close" />
          </a>
        </div>
        <div className="mt-3 text-ink-2">{children}</div>
        {actions ? (
          <div className="mt-3 flex flex-col-reverse gap-3 py-3 max-sm:sticky max-sm:bottom-0 max-sm:-mb-3 max-sm:bg-surface sm:mt-6 sm:flex-row sm:py-0 sm:flex-wrap sm:justify-end sm:[&_.btn]:whitespace-nowrap">
            {actions}
          </div>
        ) : null}
      </dialog>
    </div>
  );
}
