import type { ReactNode } from "react";
import { cx } from "./cx";
import { describedBy, FieldError } from "./field";

export interface GroupLabels {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  optionalText?: string;
  /** Part of a larger group; its name is then smaller. */
  isPart?: boolean;
  /** The id of the larger group's error, if that error is about this part. */
  wrongBy?: string;
}

/** Fields that together answer one question, below its text, hint and error. */
export function FieldGroup({
  id,
  legend,
  hint,
  errors,
  optionalText,
  isPart = false,
  wrongBy,
  isRadio = false,
  children,
}: GroupLabels & { isRadio?: boolean; children: ReactNode }) {
  const invalid = Boolean(errors?.length);
  return (
    <fieldset
      role={isRadio ? "radiogroup" : undefined}
      aria-describedby={cx(describedBy(id, hint, errors), wrongBy) || undefined}
      aria-invalid={isRadio && (invalid || wrongBy !== undefined) ? true : undefined}
      className={cx("min-w-0", invalid && "choice-group-invalid")}
    >
      <legend className={cx("max-w-measure leading-snug font-semibold", isPart ? "text-balance" : "text-lead")}>
        {legend}
        {optionalText ? <span className="font-normal text-ink-3"> {optionalText}</span> : null}
      </legend>
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 max-w-measure text-ink-3">
          {hint}
        </div>
      ) : null}
      <FieldError id={id} errors={errors} />
      {children}
    </fieldset>
  );
}
