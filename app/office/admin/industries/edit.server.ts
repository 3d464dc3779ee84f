import { type IndustryNames, NAME_FIELDS, namesSchema } from "~/office/log/rules/industry";
import type { OfficeIndustry } from "./change.server";

/** The values in the form of an industry, and the errors by field. */
export interface IndustryForm {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** What the reader is asked to confirm: saving the form, ceasing to offer the industry, or offering it again. */
export type IndustryDialog = "save" | "close" | "open";

/** The validated form from an address that asks to save; otherwise the industry as stored, at its place in `all`. */
export function readForm(query: URLSearchParams, all: OfficeIndustry[], id: string | null): IndustryForm {
  const industry = all.find((each) => each.id === id);
  const at = industry ? all.indexOf(industry) : all.length;
  const kept = { ...industry, after: all[at - 1]?.id ?? "" };
  const isAsked = query.get("dialog") === "save";
  const values = Object.fromEntries(
    [...NAME_FIELDS, "after"].map((field) => {
      const own = kept[field as keyof typeof kept];
      return [field, isAsked ? (query.get(field) ?? "").slice(0, 200) : typeof own === "string" ? own : ""];
    }),
  );
  if (!isAsked) return { values, errors: {} };
  const parsed = namesSchema.safeParse(values);
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { values, errors: Object.fromEntries(errors) };
}

/** The names in a form, or null if they are invalid; the page the form came from shows the errors. */
export function readNames(form: FormData): IndustryNames | null {
  const parsed = namesSchema.safeParse(Object.fromEntries(NAME_FIELDS.map((field) => [field, form.get(field) ?? ""])));
  return parsed.success ? parsed.data : null;
}

/** The question that the address asks for, or null if it does not apply. */
export function askedOf(
  query: URLSearchParams,
  form: IndustryForm,
  industry: OfficeIndustry | null,
): IndustryDialog | null {
  const dialog = query.get("dialog");
  if (dialog === "save") return Object.keys(form.errors).length === 0 ? dialog : null;
  if (dialog === "close" && industry?.isActive) return dialog;
  return dialog === "open" && industry && !industry.isActive ? dialog : null;
}
