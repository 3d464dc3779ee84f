import type { ComponentPropsWithoutRef } from "react";
import { cx } from "./cx";

type Variant = "primary" | "secondary" | "quiet" | "danger";

const VARIANTS: Record<Variant, string> = {
  primary: "btn-primary",
  secondary: "",
  quiet: "btn-quiet",
  danger: "btn-danger",
};

function buttonClass(variant: Variant, full: boolean, className?: string) {
  return cx("btn", VARIANTS[variant], full && "w-full", className);
}

/** A button; it submits its form unless given another type. */
export function Button({
  variant = "secondary",
  full = false,
  type = "submit",
  className,
  ...rest
}: { variant?: Variant; full?: boolean } & ComponentPropsWithoutRef<"button">) {
  return <button type={type} className={buttonClass(variant, full, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "secondary",
  full = false,
  className,
  children,
  ...rest
}: { variant?: Variant; full?: boolean } & ComponentPropsWithoutRef<"a">) {
  return (
    <a className={buttonClass(variant, full, className)} {...rest}>
      {children}
    </a>
  );
}
