import { GAP, tellTextFault } from "~/i18n/fault";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Fills in each `{name}` of a long text. A value that is not given is a fault of the text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([\w.]+)\}/g, (_mark, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    tellTextFault({ text: "a long text", values: [name] });
    return GAP;
  });
}

/** The same in HTML, where a value stays a text. */
export function fillHtml(html: string, values: Record<string, string>): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter),
  ]);
  return fill(html, Object.fromEntries(escaped));
}
