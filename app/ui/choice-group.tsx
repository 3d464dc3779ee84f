import type { ReactNode } from "react";
import { cx } from "./cx";
import { describedBy, FieldError } from "./field";

type Layout = "pair" | "grid" | "list";

const GRIDS: Record<Layout, string> = {
  pair: "grid-cols-2 max-w-field",
  grid: "sm:grid-cols-2",
  list: "",
};

/** A question answered by choosing: the first input carries the group's id, so an error link lands on it. */
export function ChoiceGroup({
  id,
  legend,
  hint,
  errors,
  type,
  name,
  options,
  layout = "list",
  optionalText,
  children,
}: {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  type: "radio" | "checkbox";
  name: string;
  options: { value: string; label: ReactNode; checked?: boolean; reveals?: ReactNode }[];
  layout?: Layout;
  optionalText?: string;
  children?: ReactNode;
}) {
  const invalid = Boolean(errors?.length);
  return (
    <fieldset
      role={type === "radio" ? "radiogroup" : undefined}
      aria-describedby={describedBy(id, hint, errors)}
      aria-invalid={invalid && type === "radio" ? true : undefined}
      className={cx("min-w-0", invalid && "choice-group-invalid")}
    >
      <legend className="max-w-measure text-lead leading-snug font-semibold">
        {legend}
        {optionalText ? <span className="font-normal text-ink-3"> {optionalText}</span> : null}
      </legend>
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 max-w-measure text-ink-3">
          {hint}
        </div>
      ) : null}
      <FieldError id={id} errors={errors} />
      <div className={cx("mt-4 grid gap-2.5", GRIDS[layout])}>
        {options.map((option, index) => (
          <div key={option.value} className="choice-item contents">
            <label
              className={cx(
                "choice",
                layout === "pair" && "font-semibold",
                layout === "grid" && Boolean(option.reveals) && "sm:col-span-full",
              )}
            >
              <input
                id={index === 0 ? id : `${id}-${index + 1}`}
                type={type}
                name={name}
                value={option.value}
                defaultChecked={option.checked}
                aria-invalid={invalid && type === "checkbox" ? true : undefined}
                className="tick"
              />
              <span className="min-w-0">{option.label}</span>
            </label>
            {option.reveals ? (
              <div className={cx("choice-reveal col-span-full pb-2 ps-4", layout === "pair" && "order-1")}>
                {option.reveals}
              </div>
            ) : null}
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
