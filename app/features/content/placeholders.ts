const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Fills in `{name}` wherever a value of that name is given. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{([\w.]+)\}/g, (mark, name: string) => values[name] ?? mark);
}

/** The same in HTML, where a value stays a text. */
export function fillHtml(html: string, values: Record<string, string>): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter),
  ]);
  return fill(html, Object.fromEntries(escaped));
}
