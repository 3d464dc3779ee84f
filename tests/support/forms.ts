/** What a browser without scripts would send for a form, by field; buttons and files are left out. */
export type Fields = Record<string, string[]>;

const decoded = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decoded(found);
};

/** The fields of the form that has the field `holding`. If several forms do, takes the one whose text matches `among`. */
export function readForm(html: string, holding: string, among = /^/): Fields {
  const forms = html.match(/<form[\s>].*?<\/form>/gs) ?? [];
  const form = forms.find((each) => each.includes(` name="${holding}"`) && among.test(each));
  if (!form) throw new Error(`No form with ${holding} in ${html.slice(0, 20_000)}`);
  const fields: Fields = {};
  const add = (tag: string, value: string) => {
    const name = attribute(tag, "name");
    if (name !== undefined) fields[name] = [...(fields[name] ?? []), value];
  };
  for (const [whole, kind] of form.matchAll(
    /<(input|select|textarea)[\s>][^>]*>(?:(?<=<select[^>]*>).*?<\/select>|)/gs,
  )) {
    const tag = /^<[^>]*>/.exec(whole)?.[0] ?? "";
    if (/\sdisabled=""/.test(tag)) continue;
    if (kind === "select") {
      const options = whole.match(/<option[^>]*>/g) ?? [];
      const chosen = options.find((option) => / selected/.test(option)) ?? options[0] ?? "";
      add(tag, attribute(chosen, "value") ?? "");
    } else if (kind === "textarea") {
      const [, text = ""] = /^>([^<]*)/.exec(form.slice(form.indexOf(tag) + tag.length - 1)) ?? [];
      add(tag, decoded(text));
    } else if (
      !/type="(file|submit)"/.test(tag) &&
      (!/type="(radio|checkbox)"/.test(tag) || /\schecked=""/.test(tag))
    ) {
      add(tag, attribute(tag, "value") ?? (/type="checkbox"/.test(tag) ? "on" : ""));
    }
  }
  return fields;
}

/** The fields to send, with some changed; an empty list means an unticked checkbox. */
export function filled(fields: Fields, changes: Record<string, string | string[]>): [string, string][] {
  return Object.entries({ ...fields, ...changes }).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}
