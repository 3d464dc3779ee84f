import type { ReactNode } from "react";
import { Button, ButtonLink } from "./button";
import { Dialog } from "./dialog";

/** A question before an action: one way back, and one button that posts `intent` to `action`. `fields` say what it applies to. */
export function AskDialog({
  id,
  title,
  action,
  intent,
  back,
  confirm,
  closeHref,
  closeLabel,
  variant = "primary",
  fields = {},
  children,
}: {
  id: string;
  title: string;
  action: string;
  intent: string;
  back: string;
  confirm: string;
  closeHref: string;
  closeLabel: string;
  variant?: "primary" | "danger";
  fields?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <Dialog
      id={id}
      title={title}
      closeHref={closeHref}
      closeLabel={closeLabel}
      actions={
        <>
          <ButtonLink href={closeHref}>{back}</ButtonLink>
          <form method="post" action={action} className="grid">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button variant={variant} name="intent" value={intent}>
              {confirm}
            </Button>
          </form>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
