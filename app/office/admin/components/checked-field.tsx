import { useTranslation } from "react-i18next";
import { FieldError } from "~/ui/field";

/** The name of the field, and the value a form sends when the box is ticked. */
export const CHECKED = { name: "checked", value: "yes" } as const;

/** The error for an act whose check was not confirmed, in the form the error summary expects. */
export function useCheckErrors(isUnchecked: boolean): { href: string; text: string }[] {
  const { t } = useTranslation("office");
  return isUnchecked ? [{ href: "#checked", text: t("person.remove.unchecked") }] : [];
}

/** A checkbox with which an administrator confirms a check that this page cannot make itself. */
export function CheckedField({ label, isUnchecked }: { label: string; isUnchecked: boolean }) {
  const errors = useCheckErrors(isUnchecked).map(({ text }) => text);
  return (
    <div>
      <FieldError id="checked" errors={errors} />
      <label className="flex min-h-11 items-start gap-3">
        <input
          id="checked"
          type="checkbox"
          name={CHECKED.name}
          value={CHECKED.value}
          className="mt-1 size-5 shrink-0"
          aria-invalid={isUnchecked ? true : undefined}
          aria-describedby={isUnchecked ? "checked-error" : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
