import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icons";

type Tone = "info" | "success" | "attention" | "danger";

const NOTICES: Record<Tone, { icon: IconName; box: string; mark: string }> = {
  info: { icon: "info", box: "border-line-strong bg-sunk", mark: "text-ink-2" },
  success: { icon: "check", box: "border-accent/30 bg-accent-soft", mark: "text-accent" },
  attention: { icon: "warning", box: "border-attention/30 bg-attention-soft", mark: "text-attention" },
  danger: { icon: "warning", box: "border-danger/30 bg-danger-soft", mark: "text-danger" },
};

const TOASTS: Record<Tone, string> = {
  info: "text-on-accent",
  success: "text-accent-soft",
  attention: "text-attention-soft",
  danger: "text-danger-soft",
};

const TOAST = "toast max-w-field items-center gap-3 rounded-card bg-ink px-4 text-on-accent shadow-float";

/** A message that stays in its place on the page. */
export function Notice({ tone, title, children }: { tone: Tone; title?: string; children?: ReactNode }) {
  const look = NOTICES[tone];
  return (
    <div className={cx("keep flex gap-3 rounded-card border p-4", look.box)}>
      <Icon name={look.icon} className={cx("mt-0.5", look.mark)} />
      <div className="min-w-0 max-w-measure">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink-2">{children}</div> : null}
      </div>
    </div>
  );
}

/**
 * A passing message over the edge of the page, which disappears by itself. With `isBeside` it is hidden where a form's bar has room to say
 * it.
 */
export function Toast({ tone, isBeside, children }: { tone: Tone; isBeside?: boolean; children: ReactNode }) {
  return (
    <div role="status" className={isBeside ? "is-beside" : undefined}>
      <ToastBox tone={tone}>{children}</ToastBox>
    </div>
  );
}

/** The same, shown for six seconds. The reader can close it earlier, even without scripts. */
export function ClosableToast({ tone, close, children }: { tone: Tone; close: string; children: ReactNode }) {
  return (
    <div role="status">
      <dialog open className={cx(TOAST, "toast-long open:flex")}>
        <ToastWords tone={tone}>{children}</ToastWords>
        <form method="dialog">
          <button type="submit" className="min-h-9 rounded-s px-3 font-semibold underline underline-offset-3">
            {close}
          </button>
        </form>
      </dialog>
    </div>
  );
}

/** A toast that appears once the page has been printed, where scripts run (`enhance`). */
export function PrintedToast({ text }: { text: string }) {
  return (
    <div role="status">
      <template data-printed>
        <ToastBox tone="success">{text}</ToastBox>
      </template>
    </div>
  );
}

function ToastBox({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={cx(TOAST, "flex")}>
      <ToastWords tone={tone}>{children}</ToastWords>
    </div>
  );
}

function ToastWords({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <>
      <Icon name={NOTICES[tone].icon} className={TOASTS[tone]} />
      <div className="toast-text min-w-0 flex-1">{children}</div>
    </>
  );
}

/** Announces to screen readers what the page shows elsewhere. */
export function LiveMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
