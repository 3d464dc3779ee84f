import type { ReactNode } from "react";
import { cx } from "./cx";
import { Select } from "./field";
import { Icon } from "./icons";

/** A choice among the fields that narrow a list. */
export function FilterChoice({
  name,
  label,
  all,
  value,
  className,
  children,
}: {
  name: string;
  label: string;
  className?: string;
  /** The option that filters nothing. */
  all?: string;
  value: string | null;
  children: ReactNode;
}) {
  return (
    <div className={cx("grid grow gap-0.5", className ?? "basis-29")}>
      <label htmlFor={`filter-${name}`} className="text-small font-semibold whitespace-nowrap">
        {label}
      </label>
      <Select id={`filter-${name}`} name={name} defaultValue={value ?? ""}>
        {all === undefined ? null : <option value="">{all}</option>}
        {children}
      </Select>
    </div>
  );
}

export interface FilterChip {
  /** What the filter is about, with the mark that ends a label, and what it wants. */
  label: string;
  value: string;
  /** Where the list is without it, and that in words. */
  href: string;
  remove: string;
}

/** The filters of a list as links that remove them. */
export function FilterChips({ label, chips }: { label: string; chips: FilterChip[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.href}>
          <a
            href={chip.href}
            aria-label={chip.remove}
            className="flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 py-1 text-small text-accent no-underline"
          >
            <span>
              {chip.label} <strong>{chip.value}</strong>
            </span>
            <Icon name="close" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
