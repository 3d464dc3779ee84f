import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icons";

type Named = { id: string; name: string };
type Choice = { value: string; label: string };
type Labels = { label: string; hint?: ReactNode; errors?: string[]; optionalText?: string };

/** The error messages of one field, or nothing. */
export function FieldError({ id, errors }: { id: string; errors?: string[] }) {
  if (!errors?.length) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-semibold text-danger">
      <Icon name="warning" className="mt-0.5" />
      <span>
        {errors.map((error) => (
          <span key={error} className="block">
            {error}
          </span>
        ))}
      </span>
    </p>
  );
}

/** The ids of the elements that describe a field: its hint and, if there is one, its error. */
export function describedBy(id: string, hint: ReactNode, errors?: string[]): string | undefined {
  return cx(hint ? `${id}-hint` : null, errors?.length ? `${id}-error` : null) || undefined;
}

function invalidProps(id: string, hint: ReactNode, errors?: string[]) {
  return { "aria-describedby": describedBy(id, hint, errors), ...(errors?.length ? { "aria-invalid": true } : {}) };
}

/** Label, hint and error around any control with the given id. */
function Field({
  id,
  label,
  hint,
  error,
  optionalText,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string[];
  optionalText?: string;
  children: ReactNode;
}) {
  return (
    <div className="max-w-field">
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optionalText ? <span className="font-normal text-ink-3"> {optionalText}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} errors={error} />
      <div className="mt-2">{children}</div>
    </div>
  );
}

/** One line of text. */
export function TextField({
  field: { key, className, ...field },
  label,
  hint,
  errors,
  optionalText,
}: { field: ComponentPropsWithoutRef<"input"> & Named } & Labels) {
  return (
    <Field id={field.id} label={label} hint={hint} error={errors} optionalText={optionalText}>
      <input
        key={key}
        {...field}
        {...invalidProps(field.id, hint, errors)}
        type={field.type ?? "text"}
        className={cx("control", className)}
      />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  field: { key, className, ...field },
  label,
  hint,
  errors,
  rows = 6,
}: { field: ComponentPropsWithoutRef<"textarea"> & Named; rows?: number } & Labels) {
  return (
    <Field id={field.id} label={label} hint={hint} error={errors}>
      <textarea
        key={key}
        {...field}
        {...invalidProps(field.id, hint, errors)}
        rows={rows}
        className={cx("control", className)}
      />
    </Field>
  );
}

/**
 * A password, which users can paste and password managers can fill in. Where scripts run (`handle = { enhance: true }`), a button named by
 * `showText` shows it.
 */
export function PasswordField({
  field: { key, className, ...field },
  label,
  hint,
  errors,
  showText,
}: { field: ComponentPropsWithoutRef<"input"> & Named; showText: string } & Labels) {
  return (
    <Field id={field.id} label={label} hint={hint} error={errors}>
      <div className="relative">
        <input
          key={key}
          autoCapitalize="none"
          spellCheck={false}
          {...field}
          {...invalidProps(field.id, hint, errors)}
          type="password"
          className={cx("control pe-13", className)}
        />
        <button
          type="button"
          hidden
          data-shows={field.id}
          aria-controls={field.id}
          aria-label={showText}
          aria-pressed="false"
          title={showText}
          className="group absolute inset-e-0.5 top-0.5 grid size-11 cursor-pointer place-items-center rounded-s text-ink-2 hover:text-ink"
        >
          <Icon name="eye" className="group-aria-pressed:hidden" />
          <Icon name="eye-off" className="hidden group-aria-pressed:block" />
        </button>
      </div>
    </Field>
  );
}

/** One choice out of a long list. */
export function SelectField({
  field: { key, className, ...field },
  label,
  hint,
  errors,
  optionalText,
  placeholder,
  options,
}: {
  field: ComponentPropsWithoutRef<"select"> & Named;
  placeholder: string;
  /** A group has options of its own. */
  options: (Choice | { label: string; options: Choice[] })[];
} & Labels) {
  return (
    <Field id={field.id} label={label} hint={hint} error={errors} optionalText={optionalText}>
      <Select key={key} {...field} {...invalidProps(field.id, hint, errors)} className={className}>
        <option value="">{placeholder}</option>
        {options.map((option) =>
          "options" in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(option)
          ),
        )}
      </Select>
    </Field>
  );
}

const toOption = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** The list itself, for a field whose label is elsewhere. */
export function Select({ className, children, ...field }: ComponentPropsWithoutRef<"select">) {
  return (
    <div className="relative">
      <select {...field} className={cx("control appearance-none truncate pe-11", className)}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-e-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}

/** A single checkbox, with the sentence that the user agrees to. */
export function CheckboxField({
  field: { key, className, ...field },
  label,
  hint,
  errors,
}: {
  field: ComponentPropsWithoutRef<"input"> & Named;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
}) {
  return (
    <div>
      <FieldError id={field.id} errors={errors} />
      <label className="flex min-h-11 max-w-measure cursor-pointer gap-3 py-2.5">
        <input
          key={key}
          {...field}
          {...invalidProps(field.id, undefined, errors)}
          type="checkbox"
          className={cx("tick mt-px", className)}
        />
        <span>
          {label}
          {hint ? <span className="block text-ink-2">{hint}</span> : null}
        </span>
      </label>
    </div>
  );
}
