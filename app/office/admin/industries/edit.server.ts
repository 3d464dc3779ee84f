import { type IndustryNames, NAME_FIELDS, namesSchema } from "~/office/log/rules/industry";
import type { OfficeIndustry } from "./change.server";

/** What stands in the form of an industry, with what is wrong with it by field. */
export interface IndustryForm {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** What the reader is asked about: to save what the form says, to stop offering the industry, or to offer it again. */
export type IndustryDialog = "save" | "close" | "open";

/** The form as an address that asks to save says it, judged; else as the industry is, at its place among `all`. */
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

/** The names that a form gives, or null where they are not whole: the address that it came from shows what is wrong. */
export function readNames(form: FormData): IndustryNames | null {
  const parsed = namesSchema.safeParse(Object.fromEntries(NAME_FIELDS.map((field) => [field, form.get(field) ?? ""])));
  return parsed.success ? parsed.data : null;
}

/** Which question the address asks that can be asked. */
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
