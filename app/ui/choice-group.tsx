import type { ReactNode } from "react";
import { cx } from "./cx";
import { FieldGroup, type GroupLabels } from "./field-group";

type Layout = "pair" | "grid" | "row" | "list";

const GRIDS: Record<Layout, string> = {
  pair: "grid-cols-2 max-w-field",
  grid: "sm:grid-cols-2",
  row: "sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]",
  list: "",
};

/** A question answered by choosing. The first input has the group's id, so that an error link leads to it. */
export function ChoiceGroup({
  type,
  name,
  options,
  layout = "list",
  children,
  ...labels
}: GroupLabels & {
  type: "radio" | "checkbox";
  name: string;
  options: {
    value: string;
    label: ReactNode;
    checked?: boolean;
    reveals?: ReactNode;
    /** Shown above the option, on a line of its own. */
    above?: ReactNode;
    /** Opens the `choice-opened` content below. */
    opens?: boolean;
  }[];
  layout?: Layout;
  children?: ReactNode;
}) {
  const { id, errors } = labels;
  const invalid = Boolean(errors?.length);
  return (
    <FieldGroup {...labels} isRadio={type === "radio"}>
      <div className={cx("grid gap-2.5", labels.isPart ? "mt-2" : "mt-4", GRIDS[layout])}>
        {options.map(({ value, label, checked, reveals, above, opens }, index) => {
          const choice = (
            <label
              key={value}
              className={cx(
                "choice",
                layout === "pair" && "font-semibold",
                layout === "grid" && Boolean(reveals) && "sm:col-span-full",
              )}
            >
              <input
                id={index === 0 ? id : `${id}-${index + 1}`}
                type={type}
                name={name}
                value={value}
                defaultChecked={checked}
                data-opens={opens || undefined}
                aria-invalid={invalid && type === "checkbox" ? true : undefined}
                className="tick"
              />
              {label}
            </label>
          );
          if (!reveals && !above) return choice;
          return (
            <div key={value} className="choice-item contents">
              {above ? <p className="col-span-full text-small text-ink-3">{above}</p> : null}
              {choice}
              {reveals ? (
                <div className={cx("choice-reveal col-span-full pb-2 ps-4", layout === "pair" && "order-1")}>
                  {reveals}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
      {children}
    </FieldGroup>
  );
}
