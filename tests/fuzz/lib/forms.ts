import { elements } from "../../bench/lib/html.mjs";
import { inDays } from "../../support/days";
import { smallPdf } from "../../support/pdfs";
import { SMALL_PNG } from "../../support/pictures";
import { type Field, fileOf } from "./ask";

export interface Form {
  action: string;
  method: string;
  fields: Field[];
  /** The name and value of each submit button; an empty list for a button without a name. */
  buttons: Field[][];
}

/** Plausible values for fields that a person would fill in. */
const TYPED: Record<string, string> = {
  email: "somebody@fuzz.example",
  password: "a quiet river bend",
  tel: "082 123 4567",
  number: "12",
  date: inDays(30),
  url: "https://fuzz.example",
};

/** Controls inside one form that belong to another. */
const ELSEWHERE = /<(?:input|button|textarea)\s[^>]*\bform="[^>]*>/g;

/** Every form on a page, filled in. */
export function formsOf(html: string, path: string): Form[] {
  return [...html.matchAll(/<form(\s[^>]*)?>(.*?)<\/form>/gs)].map(([whole, , inner = ""]) => {
    const [head] = elements(whole, "form");
    const id = head?.id;
    const outside = id ? elementsFor(html, id) : "";
    const { fields, buttons } = fillIn(inner.replace(ELSEWHERE, "") + outside);
    const method = (head?.method || "get").toUpperCase();
    return { action: head?.action || path, method, fields, buttons };
  });
}

/** Fields and buttons outside the form that refer to it by id. */
function elementsFor(html: string, id: string): string {
  const pattern = new RegExp(`<(?:input|button|textarea)\\s[^>]*form="${id}"[^>]*>`, "g");
  return [...html.matchAll(pattern)].map(([tag]) => tag).join("");
}

function fillIn(html: string): Pick<Form, "fields" | "buttons"> {
  const fields: Field[] = [];
  const radios = new Set<string>();
  for (const { type = "text", name, value = "" } of elements(html, "input")) {
    if (!name || type === "submit") continue;
    if (type === "radio") {
      if (!radios.has(name)) fields.push([name, value]);
      radios.add(name);
    } else if (type === "file") fields.push([name, smallFile(name)]);
    else if (type === "hidden" || type === "checkbox") fields.push([name, value || "on"]);
    else fields.push([name, TYPED[type] ?? (value || "Nine lives")]);
  }
  for (const [whole, , inner = ""] of html.matchAll(/<select(\s[^>]*)?>(.*?)<\/select>/gs)) {
    const [{ name } = { name: undefined }] = elements(whole, "select");
    const value = elements(inner, "option").flatMap(({ value }) => value || [])[0];
    if (name) fields.push([name, value ?? ""]);
  }
  for (const { name } of elements(html, "textarea")) if (name) fields.push([name, "Nine lives"]);
  const buttons = elements(html, "button").flatMap(({ type = "submit", name, value = "" }) =>
    type === "submit" ? [name ? ([[name, value]] satisfies Field[]) : []] : [],
  );
  return { fields, buttons: buttons.length > 0 ? buttons : [[]] };
}

const smallFile = (name: string) =>
  /picture/.test(name) ? fileOf("picture.png", SMALL_PNG) : fileOf("log.pdf", smallPdf());
