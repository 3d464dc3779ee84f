import { GAP, reportTextFault } from "~/i18n/fault";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Fills in each `{name}` of a long text. A missing value is reported as a fault of the text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([\w.]+)\}/g, (_mark, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    reportTextFault({ text: "a long text", values: [name] });
    return GAP;
  });
}

/** The same for HTML. Values are escaped. */
export function fillHtml(html: string, values: Record<string, string>): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter),
  ]);
  return fill(html, Object.fromEntries(escaped));
}
